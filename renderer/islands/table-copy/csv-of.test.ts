import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cell, csvOf } from "./csv-of.ts";

function cell(text: string, rows = 1, columns = 1): Cell {
  return { text, rows, columns };
}

test.each<[name: string, text: string, field: string]>([
  ["a comma is quoted", "yaw, sway", '"yaw, sway"'],
  ["quotes are doubled", 'a "mode 4"', '"a ""mode 4"""'],
  ["a line break stays within its field", "0 = dark\n1 = lit", '"0 = dark\n1 = lit"'],
  ["an empty cell is an empty field", "", ""],
  ["a true minus is a hyphen", "\u221240", "-40"],
  ["thin spaces within a number go", "115\u202f200\u00a0Bd", "115200 Bd"],
  ["other thin and fixed spaces are spaces", "4.5\u00a0V to\u202f36\u00a0V", "4.5 V to 36 V"],
  ["signs without width go", "META\u200b_ACTI\u00advity", "META_ACTIvity"],
  ["a unit stays as it is", "µs", "µs"],
  ["a formula is text", "=SUM(A1)", "'=SUM(A1)"],
  ["an at sign begins a text", "@CH1", "'@CH1"],
  ["a plus before a word begins a text", "+VBAT", "'+VBAT"],
  ["a minus before a word begins a text", "\u2212GND", "'-GND"],
  ["a guarded text is quoted where it must be", "=1,2", `"'=1,2"`],
  ["a signed number stays", "+5\u00a0V", "+5 V"],
  ["a signed fraction stays", "\u2212.5", "-.5"],
  ["a dash alone stays", "-", "-"],
])("%s", (_name, text, field) => {
  expect(csvOf([[cell(text)]])).toBe(field);
});

test("records end with CRLF between them and have as many fields", () => {
  expect(
    csvOf([
      [cell("Pin"), cell("Name"), cell("Class")],
      [cell("1"), cell("GND")],
    ]),
  ).toBe("Pin,Name,Class\r\n1,GND,");
});

test("a table without rows is empty", () => {
  expect(csvOf([])).toBe("");
});

test("a cell over several columns is in the first of them", () => {
  expect(
    csvOf([
      [cell("Parameter"), cell("Min."), cell("Max.")],
      [cell("Drive", 1, 3)],
      [cell("A"), cell("on request", 1, 2)],
    ]),
  ).toBe("Parameter,Min.,Max.\r\nDrive,,\r\nA,on request,");
});

test("a cell over several rows is repeated in each", () => {
  expect(
    csvOf([[cell("Red", 3), cell("off"), cell("end", 2)], [cell("on")], [cell("blinks"), cell("last")]]),
  ).toBe("Red,off,end\r\nRed,on,end\r\nRed,blinks,last");
});

test("a cell over rows and columns is repeated in its first column", () => {
  expect(csvOf([[cell("A", 2, 2), cell("B")], [cell("C")]])).toBe("A,,B\r\nA,,C");
});

test("a reader of CSV gets back what was written, apart from typography", () => {
  const text = fc
    .string()
    .filter((value) => !/[\u00a0\u00ad\u2007\u2009\u200b\u202f\u2060\u2212\ufeff]|^[=@\t+-]/.test(value));
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1 }), (rows) => {
      expect(parsed(csvOf(rows.map((row) => row.map((value) => cell(value)))))).toEqual(rows);
    }),
  );
});

/** A reader after the grammar of RFC 4180. */
function parsed(csv: string): string[][] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  for (;;) {
    const [, quoted, bare = "", end] = field.exec(csv) ?? [];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === "" || end === undefined) return rows;
    if (end === "\r\n") rows.push([]);
  }
}
