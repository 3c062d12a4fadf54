import { expect, test } from "vitest";
import type { Diagnostic } from "../../../../schema/generated/types.ts";
import { context } from "../../../tests/support/commands/report-samples.ts";
import { type FormatName, formats } from "./formats.ts";
import { listed } from "./listed.ts";

const some = (count: number, more: Partial<Diagnostic> = {}): Diagnostic[] =>
  Array.from({ length: count }, (_, index) => ({
    code: "value-not-found",
    severity: "error",
    file: "data/a.md",
    line: 1,
    column: index + 1,
    endLine: 1,
    endColumn: index + 2,
    message: `Mistake ${index}.`,
    ...more,
  }));

test("a hundred mistakes of each file are listed, and the others counted behind them", () => {
  const other = some(100, { file: "data/b.md" });
  const all = listed([...other, ...some(102)]);
  expect(all).toHaveLength(201);
  expect(all[99]).toMatchObject({ column: 100 });
  expect(all[100]).toEqual({
    code: "limit-diagnostics",
    severity: "error",
    file: "data/a.md",
    message: "And 2 more mistakes of this file, not listed here.",
    hint: "Mend the first ones; the others are listed then.",
  });
  expect(all.slice(101)).toEqual(other);
});

test("an error is listed however many warnings stand before it", () => {
  const warnings = some(150, { severity: "warning" });
  const all = listed([...warnings, ...some(1, { line: 9 })]);
  expect(all.filter(({ severity }) => severity === "error")).toHaveLength(1);
  expect(all.at(-1)).toMatchObject({ code: "limit-diagnostics", severity: "warning" });
});

test.each(Object.keys(formats) as FormatName[])(
  "half a million in one file are told at once as %s",
  (name) => {
    const start = process.cpuUsage();
    const text = formats[name](some(480_000), {
      ...context,
      textOf: () => `${"‹?".repeat(40_000)}\n`.repeat(12),
    });
    expect(text.length).toBeLessThan(100_000);
    if (/^(?:pretty|json|github)$/.test(name)) expect(text).toContain("480000");
    // Time of the processor: on a busy machine a clock measures what others do.
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
  },
);
