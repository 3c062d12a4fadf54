import { expect, test } from "vitest";
import { question, read } from "../../../../tests/support/commands/import/csv-table.ts";

test("an offset is an address where nothing else is", () => {
  expect(read("Offset;Name;Type\n0x00;A;u16\n0x02;B;u16\n").rows.map(({ address }) => address)).toEqual([
    0, 2,
  ]);
  expect(read("Address;Name;Offset\n0;A;-40\n").rows[0]).toMatchObject({ address: 0, offset: -40 });
});

test("columns that are not there, or say nothing that is known, are refused", () => {
  expect(question("Address,Name\n5,A\n", { columns: "Type=Typ" })).toContain(
    'no column "Typ".\nIts columns are "Address", "Name"',
  );
  expect(question("Address,Name\n5,A\n", { columns: "Adress=Name" })).toContain("Did you mean Address?");
  expect(question("Address,Name\n5,A\n", { columns: "Address" })).toContain('"Address" names no column.');
});

test("a part of a register, a range in hexadecimal and columns that are not understood are reported", () => {
  const { rows, notices } = read(
    "Register,Name,Data type,,Scale\n0x000A.b8,A,byte,x,fast\n0x0011~0012,B,UINT,y,slow\n0x0020,C,BOOL,z,slow\n",
  );
  expect(rows.map(({ address, type }) => [address, type])).toEqual([
    [17, "u32"],
    [32, "bool"],
  ]);
  expect(notices.slice(0, 4)).toMatchInlineSnapshot(`
    [
      "1 lost Columns without a name have no place in the record; by their numbers they are 4.",
      "1 lost The column "Scale" is not read: its cells, such as "fast", are not understood as scale.",
      "1 changed The table does not say how registers are reached; it is rtu here.",
      "2 lost The row is of a part of a register from bit 8 on, and is left out: describe it as a field.",
    ]
  `);
});

test("a title and a range do not change what addresses in hexadecimal are", () => {
  const { rows } = read(
    "Address,Name,Type\nMeasured values,,\nGroup1 A-B,,\n0010,A,u16\n001A,B,u16\n0020-0021,C,u32\n",
  );
  expect(rows.map(({ address }) => address)).toEqual([16, 26, 32]);
});
