import { expect, test } from "vitest";
import { question, read } from "../../../../tests/support/commands/import/csv-table.ts";

test.each([
  ["40001", 40_010, "reference", 0, "holding"],
  ["30001", 30_007, "reference", 0, "input"],
  ["10001", 10_003, "reference", 0, "discrete"],
  ["400001", 400_003, "reference", 0, "holding"],
  ["1", 9, "one-based", 0, undefined],
] as const)("addresses from %s to %i are asked about", (from, to, addressing, wire, table) => {
  const text = `Address,Name\n${from},A\n${to},B\n`;
  expect(question(text)).toContain(`--addressing ${addressing}`);
  expect(question(text)).toContain("--addressing wire");
  const { map, rows } = read(text, { addressing });
  expect(map.addressing).toBe(addressing);
  expect(rows[0]).toMatchObject({ address: wire, ...(table === undefined ? {} : { table }) });
  expect(read(text, { addressing: "wire" }).rows[0]?.address).toBe(Number(from));
});

test("whole numbers of a scale are asked about, and everything at once", () => {
  const text = "Address,Name,Size,Data type,Gain\n40001,A,2,U32,100\n40003,B,1,U16,1\n";
  expect(question(text)).toMatchInlineSnapshot(`
    "This table leaves open how it is read. The column "Gain" has numbers such as 100, and does not say what they do. All addresses of the column "Address" lie from 40001 to 40003, as references such as 40001 do.
    Run the line that is true. In place of --addressing reference write --addressing wire, where 40001 is the address in a request.
    --divisor --addressing reference    # a value is divided by it; 40001 is 0 in a request
    [Factor=Gain] --addressing reference    # a value is multiplied by it; 40001 is 0 in a request"
  `);
  expect(read(text, { addressing: "wire", divisor: true }).rows[0]?.factor).toBe(0.01);
  expect(read(text, { addressing: "wire", columns: "Factor=Gain" }).rows[0]?.factor).toBe(100);
});

test("a table without names of columns is asked about once, with a line that can be run", () => {
  const text = "0x0000;v1\n0x000A;v2\n0x0010;a1\n";
  expect(question(text)).toMatchInlineSnapshot(`
    "The columns of this table say nothing of registers, signals or pins. No row names them; by their numbers they are "1", "2".
    Run this line, or say with --columns what else a column is.
    --no-header [Address=1] [Name=2]"
  `);
  const { rows } = read(text, { noHeader: true, columns: "Address=1,Name=2" });
  expect(rows.map(({ address, name }) => [address, name])).toEqual([
    [0, "v1"],
    [10, "v2"],
    [16, "a1"],
  ]);
});

test("columns that are named otherwise are asked about, with what they look like", () => {
  const text = "Ort,Wovon,Machart,Farbe\n100,SPEED,INT16,red\n101,LEVEL,UINT16,blue\n";
  expect(question(text)).toMatchInlineSnapshot(`
    "The columns of this table say nothing of registers, signals or pins. They are "Ort", "Wovon", "Machart", "Farbe".
    Run this line, or say with --columns what else a column is.
    [Address=Ort] [Type=Machart] [Name=Wovon]"
  `);
  const { rows, notices } = read(`A title\n${text}`, {
    skip: 1,
    columns: "Address=Ort,Name=Wovon,Type=machart",
  });
  expect(rows.map(({ address, name, type }) => [address, name, type])).toEqual([
    [100, "SPEED", "s16"],
    [101, "LEVEL", "u16"],
  ]);
  expect(notices.join("\n")).toContain('The column "Farbe" has no place in the record.');
});

test.each(["Base", "Repeat", "Relative"])("a column %s alone does not say what addresses are", (name) => {
  const text = `Address,Name,Type,${name}\n40001,A,u16,\n40010,B,u16,\n`;
  expect(question(text)).toContain("--addressing reference");
  expect(question(text.replaceAll("Type,", "Type,Block id,").replaceAll("u16,", "u16,,"))).toBe("");
});
