import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hostilePage, hostilePagePath } from "./hostile-page.ts";
import { kinds } from "./kinds/index.ts";
import { runHostile } from "./run-hostile.ts";

/** Guard at about ten times of what the slowest case takes on a quiet machine. */
const longest = 30_000;
const { results: list, stderr } = runHostile();
const results = new Map(list.map((result) => [`${result.kind} ${result.name}`, result]));

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

test("the manual shows what each case gave; npm run manual renews it", () => {
  expect(readFileSync(hostilePagePath, "utf8")).toBe(hostilePage(list));
});

/** Whether what a case gave is what it declared. `*code` fits any number of such diagnostics at any place, one at least; `?` anything. */
function fits(gave: readonly string[], wanted: readonly string[]): boolean {
  const [first] = wanted;
  if (first === "?") return true;
  if (wanted.length === 1 && first?.startsWith("*") === true) {
    return gave.length > 0 && gave.every((line) => line.split(" ").at(-1)?.startsWith(first.slice(1)));
  }
  return JSON.stringify(gave) === JSON.stringify(wanted);
}
