import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const module = new URL("./code-cache.js", import.meta.url).href;
let bundle: string;

beforeEach(() => {
  bundle = mkdtempSync(join(tmpdir(), "fairlead-code-"));
  mkdirSync(join(bundle, "chunks"));
  writeFileSync(
    join(bundle, "main.cjs"),
    'const { add } = require("./chunks/add.cjs");\nexports.said = () => [add(1, 2), __filename.slice(-8)].join(" ");\n',
  );
  writeFileSync(join(bundle, "chunks/add.cjs"), "exports.add = (a, b) => a + b;\n");
});

afterEach(() => rmSync(bundle, { recursive: true, force: true }));

/** What the module says in a process of its own. */
function run(folder = bundle): string {
  const code = `import { createRequire } from "node:module";
    import { keepCompiledCode } from ${JSON.stringify(module)};
    keepCompiledCode(${JSON.stringify(folder)}, "build");
    process.stdout.write(createRequire(${JSON.stringify(pathToFileURL(bundle).href)})(${JSON.stringify(join(bundle, "main.cjs"))}).said());`;
  return execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
}

function cacheFile(): string {
  const [name, ...others] = readdirSync(bundle).filter((file) => file.startsWith("code-build-"));
  expect(others).toEqual([]);
  return join(bundle, name ?? "");
}

interface Head {
  readonly modules: { key: string; runs: number }[];
  /** Where it ends and the code begins. */
  readonly end: number;
}

function headOf(bytes: Buffer): Head {
  const end = 4 + bytes.readUInt32LE();
  return { modules: JSON.parse(bytes.toString("utf8", 4, end)) as Head["modules"], end };
}

const runsOfModules = (): number[] => headOf(readFileSync(cacheFile())).modules.map(({ runs }) => runs);

test("three runs keep the code, and the fourth takes it as it is", () => {
  for (const runs of [1, 2, 3]) {
    expect(run()).toBe("3 main.cjs");
    expect(runsOfModules()).toEqual([runs, runs]);
  }
  const { ino, mtimeMs } = statSync(cacheFile());
  expect(run()).toBe("3 main.cjs");
  expect(statSync(cacheFile())).toMatchObject({ ino, mtimeMs });
});

test("a module of another text and the same length is run as it is now", () => {
  run();
  writeFileSync(join(bundle, "chunks/add.cjs"), "exports.add = (a, b) => a - b;\n");
  expect(run()).toBe("-1 main.cjs");
  expect(run()).toBe("-1 main.cjs");
});

test.each([
  ["cut off", [3, 1], (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
  ["damaged in its code", [3, 1], (bytes: Buffer) => bytes.fill(7, bytes.length - 300, bytes.length - 200)],
  ["damaged in its head", [1, 1], (bytes: Buffer) => bytes.fill(7, 4, 10)],
  ["damaged in its first number", [1, 1], (bytes: Buffer) => bytes.fill(255, 0, 4)],
  ["empty", [1, 1], () => Buffer.alloc(0)],
])("of a cache that is %s what cannot be read is made anew", (_, runs, damage) => {
  run();
  run();
  writeFileSync(cacheFile(), damage(readFileSync(cacheFile())));
  expect(run()).toBe("3 main.cjs");
  expect(runsOfModules()).toEqual(runs);
});

test("what V8 does not take is made anew", () => {
  run();
  run();
  const bytes = readFileSync(cacheFile());
  const { modules, end } = headOf(bytes);
  // Code of one module under the name of the other: sums hold, lengths of sources do not.
  const [first, second] = modules;
  const exchanged = JSON.stringify([
    { ...first, key: second?.key },
    { ...second, key: first?.key },
  ]);
  expect(exchanged.length).toBe(end - 4);
  writeFileSync(
    cacheFile(),
    Buffer.concat([bytes.subarray(0, 4), Buffer.from(exchanged), bytes.subarray(end)]),
  );
  expect(run()).toBe("3 main.cjs");
  expect(runsOfModules().sort()).toEqual([1, 1]);
});

test("where the folder cannot be written nothing is kept, and modules of other folders are left alone", () => {
  expect(run(join(bundle, "missing"))).toBe("3 main.cjs");
  expect(readdirSync(bundle).sort()).toEqual(["chunks", "main.cjs"]);
});

/** What the module says in a thread of a command. */
function runInThread(): string {
  const thread = `import(${JSON.stringify(module)}).then(({ takeCompiledCode }) => {
      takeCompiledCode();
      process.stdout.write(require(${JSON.stringify(join(bundle, "main.cjs"))}).said());
    });`;
  const code = `import { Worker } from "node:worker_threads";
    import { keepCompiledCode } from ${JSON.stringify(module)};
    keepCompiledCode(${JSON.stringify(bundle)}, "build");
    new Worker(${JSON.stringify(thread)}, { eval: true, execArgv: [] });`;
  return execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
}

test("a thread takes the code that its command has kept, and keeps none", () => {
  expect(runInThread()).toBe("3 main.cjs");
  run();
  const known = readFileSync(join(bundle, "chunks/add.cjs"), "utf8");
  const other = known.replace("a + b", "a - b");
  writeFileSync(join(bundle, "chunks/add.cjs"), other);
  expect(runInThread()).toBe("-1 main.cjs");
  // V8 cannot tell the two apart: what was compiled of the one under the name of the other shows where code comes from.
  const bytes = readFileSync(cacheFile());
  bytes.write(bytes.toString("latin1", 0, headOf(bytes).end).replace(keyOf(known), keyOf(other)), "latin1");
  writeFileSync(cacheFile(), bytes);
  expect(runInThread()).toBe("3 main.cjs");
});

const keyOf = (source: string): string => createHash("sha256").update(source).digest("hex");
