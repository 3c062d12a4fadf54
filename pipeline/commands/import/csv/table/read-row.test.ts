import { expect, test } from "vitest";
import { read, register } from "../../../../tests/support/commands/import/csv-table.ts";

test.each([
  ["R/W", "rw"],
  ["RO", "r"],
  ["read-only", "r"],
  ["Lesen/Schreiben", "rw"],
  ["nur lesen", "r"],
  ["W", "w"],
])("an access that is written as %s is read", (cell, access) => {
  expect(register("Zugriff", cell)).toEqual({ access });
});

test.each([
  ["10h", 16],
  ["0010H", 16],
  ["1 000", 1000],
  ["0x1F03", 7939],
  ["40001-40002", 40_001],
  ["33004 - 33019", 33_004],
])("an address that is written as %s is read", (cell, address) => {
  expect(read(`Address;Name\n${cell};A\n`, { addressing: "wire" }).rows[0]?.address).toBe(address);
});

test("functions say table and access", () => {
  const { rows } = read(
    "Adresse;Name;Zugriff Lesen;Zugriff Schreiben\n100;A;03-Read Holding Register(4x);06-Write Single Register\n101;B;04;-\n",
  );
  expect(rows.map(({ table, access }) => [table, access])).toEqual([
    ["holding", "rw"],
    ["input", "r"],
  ]);
});

test("cells that are understood and not used are reported", () => {
  const { rows, notices } = read(
    "Address,Name,Type,Words,Value,Radix,Reference,Factor,Default\n16,A,U16,3,7,16,40018,0.5,\n19,B,U16,1,7,10,40020,0.5,9\n",
  );
  expect(rows.map((one) => one.default)).toEqual([3.5, 9]);
  expect(notices.join("\n")).toMatchInlineSnapshot(`
    "1 lost The column "Radix" says how a program shows values, such as 16; a record does not.
    1 changed The table does not say how registers are reached; it is rtu here.
    2 as-stated The column "Reference" says 40018, which is not the register at 16 on the wire; the address counts.
    2 changed The row has 3 registers and the type U16; it is 3 values in a row here.
    2 as-stated The register "A" has an address, but its block names no table.
    3 as-stated The row states the default 9 and a value of the register that is 3.5 with scaling applied; the default counts.
    3 as-stated The register "B" has an address, but its block names no table."
  `);
});

test.each(["0: Off 1: On", '{"0":"Off","1":"On"}', "0=Off, 1=On", "0 = Off | 1 = On"])(
  "values that are written as %s are read",
  (cell) => {
    const { rows } = read(`Address;Name;Type;Values\n5;A;enum16;"${cell.replaceAll('"', '""')}"\n`);
    expect(rows[0]?.values).toEqual([
      { value: 0, name: "Off" },
      { value: 1, name: "On" },
    ]);
  },
);

test.each([
  ["Discrete Output Coil", "coil"],
  ["discrete output", "coil"],
  ["Discrete Input", "discrete"],
  ["Input Coil", "discrete"],
])("a table that is written as %s is read", (cell, table) => {
  expect(read(`Address;Name;Table\n5;A;${cell}\n`).rows[0]?.table).toBe(table);
});

test("an address that ends in .0 is whole where no other one has a bit", () => {
  expect(read("Address,Name,Type\n100.0,A,u16\n101.0,B,u16\n").rows.map(({ address }) => address)).toEqual([
    100, 101,
  ]);
  expect(read("Address,Name,Type\n100.0,A,bool\n100.1,B,bool\n").rows[0]?.bits).toHaveLength(2);
});
