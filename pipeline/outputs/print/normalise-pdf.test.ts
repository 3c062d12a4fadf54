import { expect, test } from "vitest";
import { normalisePdf } from "./normalise-pdf.ts";

const raw = (date: string, first: number): Buffer =>
  Buffer.from(
    `%PDF-1.4\n/Creator (Mozilla/5.0 \\(X11; Linux\\) HeadlessChrome/156)\n/CreationDate (D:${date}+00'00')\n/ModDate (D:${date}+00'00')
/ID (node${String(first + 7).padStart(8, "0")})\n/Names [(node${String(first).padStart(8, "0")}) (node${String(first + 7).padStart(8, "0")})]\n\u00ff\u0080`,
    "latin1",
  );

test("two runs that differ in time and in the numbers of elements give the same bytes", () => {
  const one = normalisePdf(raw("20261121160554", 250), "2025-02-03");
  const two = normalisePdf(raw("20261122080001", 91), "2025-02-03");
  expect(one.equals(two)).toBe(true);
});

test("the date is that of the sheet, elements keep their order, and no byte moves", () => {
  const before = raw("20261121160554", 250);
  const after = normalisePdf(before, "2025-02-03");
  expect(after.length).toBe(before.length);
  const text = after.toString("latin1");
  expect(text).toContain("/CreationDate (D:20250203000000+00'00')");
  expect(text).toContain("/ModDate (D:20250203000000+00'00')");
  expect(text).toContain("/ID (node00000002)\n/Names [(node00000001) (node00000002)]");
  expect(text).toMatch(/\/Creator \(Fairlead +\)/);
  expect(text.slice(-2)).toBe("\u00ff\u0080");
});
