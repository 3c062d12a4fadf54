import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { diagnosticCodes } from "../../core/diagnostic-codes.ts";
import { UsageError } from "../../core/usage-error.ts";
import { explain } from "./explain.ts";

const manual = fileURLToPath(new URL("../../manual", import.meta.url));
const codes = Object.keys(diagnosticCodes);

/** The text that `fairlead explain` prints for some operands. */
function printedFor(...operands: string[]): string {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  expect(explain({ operands }, { manual })).toBe(0);
  return write.mock.calls.map(([text]) => String(text)).join("");
}

test("a code is explained by its page of the manual", () => {
  expect(printedFor("unit-kind")).toMatch(
    /^unit-kind\n=+\n\nA unit measures another kind[\s\S]*\nWrong\n-----\n/,
  );
});

test("all codes are listed where none is named", () => {
  expect(printedFor()).toMatch(/^address-vanished +\S[\s\S]*\nyaml-unsafe-number +\S/);
});

test("the list has every code with its description", () => {
  const lines = printedFor().split("\n");
  expect(lines[codes.indexOf("unit-kind")]).toMatch(
    /^unit-kind {2,}A unit measures another kind of quantity than the parameter\.$/,
  );
  for (const [at, code] of codes.entries()) expect(lines[at]).toMatch(new RegExp(`^${code} {2,}\\S.*[.?!]$`));
  expect(lines.slice(codes.length)).toEqual(["", "fairlead explain CODE tells more about one of them.", ""]);
});

test.each([
  ["unit-knd", "Did you mean unit-kind"],
  ["Unit-Kind", "Did you mean unit-kind"],
  ["constructor", "fairlead explain lists all codes."],
  ["../../checks", "fairlead explain lists all codes."],
  ["", "fairlead explain lists all codes."],
])('a code "%s" that there is not is wrong use', (name, hint) => {
  const run = () => explain({ operands: [name] }, { manual });
  expect(run).toThrow(UsageError);
  expect(run).toThrow(`There is no diagnostic code "${name}".`);
  expect(run).toThrow(expect.objectContaining({ hint: expect.stringContaining(hint) }));
});
