import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import module from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

/** Node has it since 22.1; Node 20 compiles each time. */
const hasCache = "enableCompileCache" in module;

const own = new URL("./compile-cache.js", import.meta.url).href;
let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fairlead-compile-cache-"));
  folder = join(root, "cache");
  const code = "function add(a, b) { return a + b; }";
  writeFileSync(join(root, "main.cjs"), `${code} exports.said = () => "main " + add(1, 2);\n`);
  writeFileSync(
    join(root, "thread.cjs"),
    `${code} require("node:worker_threads").parentPort.postMessage("thread " + add(1, 2));\n`,
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/**
 * The output of a command that turns the cache on, runs a module here and one in a thread, and ends in a
 * hurry.
 */
function run(command: string, env: NodeJS.ProcessEnv = {}): string {
  const { NODE_COMPILE_CACHE: _, NODE_DISABLE_COMPILE_CACHE: __, ...rest } = process.env;
  const thread = `import(${JSON.stringify(own)}).then(({ enableThreadCompileCache }) => {
    enableThreadCompileCache();
    require(${JSON.stringify(join(root, "thread.cjs"))});
  });`;
  const code = `import { createRequire } from "node:module";
    import { once } from "node:events";
    import { Worker } from "node:worker_threads";
    import { enableCompileCache, flushCompileCache } from ${JSON.stringify(own)};
    enableCompileCache(${JSON.stringify(folder)}, ${JSON.stringify(command)});
    process.stdout.write(createRequire(${JSON.stringify(`${root}/`)})("./main.cjs").said() + "\\n");
    const thread = new Worker(${JSON.stringify(thread)}, { eval: true, execArgv: [] });
    process.stdout.write(await once(thread, "message") + "\\n");
    await thread.terminate();
    flushCompileCache();
    process.exit();`;
  const ended = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
    env: { ...rest, ...env },
  });
  expect(ended.stderr).toBe("");
  return ended.stdout;
}

/** The files that are cached for a command, with the times at which they were written. */
function cachedFiles(name: string): string[] {
  const place = join(folder, name);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(place, path)).isFile())
    .map((path) => `${path} ${statSync(join(place, path)).mtimeMs}`);
}

const expectedOutput = "main 3\nthread 3\n";

describe.runIf(hasCache)("where Node has a compile cache", () => {
  test("the first run of a command keeps what it compiled, here and in its threads, and later ones take it", () => {
    expect(run("build")).toBe(expectedOutput);
    const first = [cachedFiles("build"), cachedFiles("build-threads")];
    expect(first.map((files) => files.length)).toEqual([1, 1]);
    expect(run("build")).toBe(expectedOutput);
    expect([cachedFiles("build"), cachedFiles("build-threads")]).toEqual(first);
    expect(cachedFiles("check")).toEqual([]);
  });

  test("what was kept is taken for the same text alone", () => {
    run("build");
    writeFileSync(join(root, "main.cjs"), 'exports.said = () => "other";\n');
    expect(run("build")).toBe("other\nthread 3\n");
  });

  test("what is damaged is compiled anew", () => {
    run("build");
    for (const [name = ""] of cachedFiles("build").map((line) => line.split(" ")))
      writeFileSync(join(folder, "build", name), "damaged");
    expect(run("build")).toBe(expectedOutput);
  });

  test("nothing is kept where a person has turned it off", () => {
    expect(run("build", { NODE_DISABLE_COMPILE_CACHE: "1" })).toBe(expectedOutput);
    expect([cachedFiles("build"), cachedFiles("build-threads")]).toEqual([[], []]);
  });
});

test("a folder that cannot be made costs nothing but time", () => {
  writeFileSync(folder, "a file");
  expect(run("build")).toBe(expectedOutput);
});

test("a folder that cannot be written costs nothing but time", () => {
  mkdirSync(folder);
  chmodSync(folder, 0o555);
  expect(run("build")).toBe(expectedOutput);
});

test.runIf(!hasCache)("nothing is kept where Node has no compile cache", () => {
  expect(run("build")).toBe(expectedOutput);
  expect(existsSync(folder)).toBe(false);
});
