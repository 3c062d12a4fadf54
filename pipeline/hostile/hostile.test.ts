import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { HostileResult } from "./hostile-case.ts";
import { kinds } from "./kinds/index.ts";
import { fits } from "./matches.ts";

/** Guards at about ten times of what the slowest case takes on a quiet machine. */
const longest = 30_000;
/** Memory of the process in MiB; a case that needs more ends it, and those after it are missing below. */
const memory = 512;

const root = fileURLToPath(new URL("../..", import.meta.url));
const { stdout, stderr } = spawnSync(
  process.execPath,
  [`--max-old-space-size=${memory}`, "pipeline/bin/run.js", "pipeline/hostile/run-cases.ts"],
  { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28, timeout: 600_000 },
);
const results = new Map(
  stdout
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as HostileResult)
    .map((result) => [`${result.kind} ${result.name}`, result]),
);

describe.each(kinds)("$kind", ({ kind, cases }) => {
  test.each(cases.map(({ name }) => name))("%s", (name) => {
    const result = results.get(`${kind} ${name}`);
    expect(result, `The process ended before this case. ${stderr.slice(-2000)}`).toBeDefined();
    if (result === undefined) return;
    expect(result.problems).toEqual([]);
    if (!fits(result.gave, result.wanted)) expect(result.gave).toEqual(result.wanted);
    expect(result.milliseconds).toBeLessThan(longest);
  });
});

test("there are at least 300 cases, each with a name of its own", () => {
  const names = kinds.flatMap(({ kind, cases }) => cases.map(({ name }) => `${kind} ${name}`));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(300);
  const table = kinds.map(({ kind, cases }) => `${kind} ${cases.length}`).join(", ");
  process.stdout.write(`hostile and odd input: ${names.length} cases (${table})\n`);
});
