import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { UsageError } from "../../core/usage-error.ts";
import { explain } from "./explain.ts";

const manual = fileURLToPath(new URL("../../manual", import.meta.url));

/** What is printed for the words after `fairlead explain`. */
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
