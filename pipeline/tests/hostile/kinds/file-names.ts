import type { HostileCase } from "../hostile-case.ts";

const names: readonly [name: string, code: string | undefined][] = [
  ["con", "route-invalid"],
  ["CON", "route-invalid"],
  ["prn", "route-invalid"],
  ["aux", "route-invalid"],
  ["nul", "route-invalid"],
  ["com1", "route-invalid"],
  ["lpt9", "route-invalid"],
  ["aux.x", "route-invalid"],
  ["a.", "route-invalid"],
  ["a ", "route-invalid"],
  ["a:b", "route-invalid"],
  ["a*b", "route-invalid"],
  ["a|b", "route-invalid"],
  ['a"b', "route-invalid"],
  ["a<b>", "route-invalid"],
  ["a\nb", "route-invalid"],
  ["a\tb", "route-invalid"],
  ["a?b", "route-invalid"],
  ["a\\b", "route-invalid"],
  ["a#b", "route-invalid"],
  ["a%2fb", "route-invalid"],
  ["a%b", undefined],
  ["%2e%2e", "route-invalid"],
  ["😀", undefined],
  ["ü", undefined],
  ["-rf", undefined],
  ["$(touch x)", undefined],
  ["a'b", undefined],
  ["a&b", undefined],
  ["x".repeat(240), undefined],
  ["ü".repeat(120), "route-invalid"],
];

/** Docs whose names a disk or a host cannot hold, or that only look so. */
export const fileNames: readonly HostileCase[] = names.map(
  ([name, code]): HostileCase => ({
    name: `a doc named ${JSON.stringify(name.slice(0, 20))}`,
    files: { [`docs/${name}.md`]: "---\ntitle: A\n---\n\nText.\n" },
    gives: code === undefined ? [] : [`*${code}`],
  }),
);
