import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const module = new URL("./last-word.js", import.meta.url).href;

/** A command that hangs is a failure as well. */
const options = { encoding: "utf8", timeout: 20_000 } as const;

/** How a command ends that does this after it is guarded; `endsWith` is what it calls with its exit code. */
function end(work: string): { code: number | null; stdout: string; stderr: string } {
  const program = `import { guardExit } from ${JSON.stringify(module)};
    const endsWith = guardExit();
    ${work}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    ...options,
  });
  return { code: status, stdout, stderr };
}

test.each([0, 1, 2, 3])("a command that ends with %i says nothing more", (code) => {
  expect(end(`endsWith(${code});`)).toEqual({ code, stdout: "", stderr: "" });
});

const NO_VERDICT =
  "Fairlead has a bug; please report it with the text below.\nIt ended without a verdict: nothing was left to wait for, and its work was not done.\n";

test.each([
  ["waits for what never comes", "endsWith(await new Promise(() => {}));"],
  ["ends in the middle", "setImmediate(() => process.exit());\nendsWith(await new Promise(() => {}));"],
  ["ends in the middle as if all were well", "process.exit(0);"],
  [
    "lets go of the thread that it waits for",
    `import { Worker } from "node:worker_threads";
    const worker = new Worker("setInterval(() => {}, 1000)", { eval: true });
    const answer = new Promise((resolve) => worker.once("message", resolve));
    worker.unref();
    endsWith(await answer);`,
  ],
])("one that %s ends with 3 and a sentence", (_, work) => {
  const { code, stdout, stderr } = end(work);
  expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
  // Node itself warns of what is waited for, in some versions.
  expect(stderr).toContain(NO_VERDICT);
});

test.each([
  [
    "an error that nobody catches",
    'setTimeout(() => { throw new Error("Lost."); }, 1);\nawait new Promise(() => {});',
  ],
  [
    "a promise that nobody looks at",
    'Promise.reject(new Error("Lost."));\nawait new Promise((go) => setTimeout(go, 9));',
  ],
  ["an error of the command itself", 'throw new Error("Lost.");'],
])("%s ends it with 3 and its stack", (_, work) => {
  const { code, stderr } = end(work);
  expect(code).toBe(3);
  expect(stderr).toMatch(
    /^Fairlead has a bug; please report it with the text below\.\nError: Lost\.\n {4}at [\s\S]+\n$/,
  );
  expect(stderr.match(/Lost/g)).toHaveLength(1);
});

test.runIf(process.platform === "linux")("a full disk behind the output is said", () => {
  const program = `import { guardExit } from ${JSON.stringify(module)};
    const endsWith = guardExit();
    process.stdout.write("All is well.\\n");
    endsWith(0);`;
  const { status, stderr } = spawnSync(
    "sh",
    ["-c", 'exec "$0" --input-type=module -e "$1" >/dev/full', process.execPath, program],
    options,
  );
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: "The output of the command cannot be written: ENOSPC: no space left on device, write.\n",
  });
});

test.skipIf(process.platform === "win32")("a reader who leaves early changes no verdict", () => {
  const program = `import { guardExit } from ${JSON.stringify(module)};
    const endsWith = guardExit();
    for (let line = 0; line < 2000; line++) process.stdout.write("x".repeat(999) + "\\n");
    setTimeout(() => endsWith(1), 50);`;
  const script = '("$0" --input-type=module -e "$1"; echo "code $?" >&2) | head -n 1';
  const { stdout, stderr } = spawnSync("sh", ["-c", script, process.execPath, program], options);
  expect(stdout).toBe(`${"x".repeat(999)}\n`);
  expect(stderr).toBe("code 1\n");
});
