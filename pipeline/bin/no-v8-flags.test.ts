import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Everything of ours that a program reads or a person follows; what a company says in `data` starts no program. */
const TOP = [".ci", ".github", ".vscode", "pipeline", "renderer", "schema"];
const READ = /\.(?:[cm]?[jt]sx?|json|ya?ml|md|sh|html)$|\/run$/;

/** Names of flags that some version of V8 had or has: another Node may refuse them. */
const ONCE = [
  "--always-sparkplug",
  "--heap-growing-percent",
  "--interrupt-budget",
  "--max-inlined-bytecode-size-cumulative",
  "--semi-space-growth-factor",
  "--wasm-tiering-budget",
];

const spelled = (option: string): string => option.replaceAll("_", "-").replace(/^--no-?/, "--");

/** The options of the V8 that runs this, but for the one that every program has. */
function optionsOfV8(): Set<string> {
  const list = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
  const options = [...list.matchAll(/^ +(--[a-z0-9_-]+)/gm)].map(([, name = ""]) => spelled(name));
  return new Set([...options, ...ONCE].filter((name) => name !== "--help"));
}

/** Folders are not followed by way of links. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : READ.test(path) ? [path] : [];
  });
}

/** Each place where a text sets a flag of V8, as line and word. */
function flagsIn(text: string, options: ReadonlySet<string>): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      (line.match(/--[a-z][a-z0-9_-]+|setFlagsFromString/g) ?? [])
        .filter((word) => word === "setFlagsFromString" || options.has(spelled(word)))
        .map((word) => `${index + 1}: ${word}`),
    );
}

const options = optionsOfV8();

test("no file sets a flag of V8: they are no contract, and the next Node may not know them", () => {
  const own = import.meta.filename.replaceAll("\\", "/");
  const files = [...TOP.flatMap(filesBelow), "package.json", "README.md", "vitest.config.ts"];
  expect(files.length).toBeGreaterThan(1500);
  const found = files
    .filter((path) => !own.endsWith(path))
    .flatMap((path) => flagsIn(readFileSync(path, "utf8"), options).map((flag) => `${path}:${flag}`));
  expect(found).toEqual([]);
});

test.each([
  ["node --max-old-space-size=512 a.js", ["1: --max-old-space-size"]],
  ["NODE_OPTIONS: --max_semi_space_size=64", ["1: --max_semi_space_size"]],
  ['execArgv: ["--no-opt",\n  "--interrupt-budget=1"]', ["1: --no-opt", "2: --interrupt-budget"]],
  ['v8.setFlagsFromString("--expose-gc")', ["1: setFlagsFromString", "1: --expose-gc"]],
  ["node --input-type=module --cpu-prof --enable-source-maps a.js --help --no-warnings", []],
])("in %j it finds %j", (text, found) => {
  expect(flagsIn(text, options)).toEqual(found);
});
