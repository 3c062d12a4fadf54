import { expect, test } from "vitest";
import { read } from "../../../../tests/support/commands/import/csv-table.ts";

const plain = "Modbus address;Register name;Data type;Unit;Scale factor;Access\n16;SPEED;INT16;rpm;0,1;R/W\n";
test.each([
  ["a title", `Register list of a device, revision 2, all rights reserved\n\n${plain}`],
  ["settings", `;;\nBaud rate;9600;;;;\nParity;even;;;;\n${plain}`],
  ["padded cells", plain.replaceAll(";", "  ;  ")],
  ["German names", plain.replace(/^.*\n/, "Modbusadresse;Bezeichnung;Datentyp;Einheit;Faktor;Zugriff\n")],
  [
    "names in two rows",
    plain.replace(/^.*\n/, "Modbus;;Data;;Scale;\naddress;Name;type;Unit;factor;Access\n"),
  ],
  ["tabs", plain.replaceAll(";", "\t")],
])("a table with %s says the same", (_, text) => {
  expect(read(text).rows).toEqual([
    {
      table: undefined,
      name: "SPEED",
      address: 16,
      type: "s16",
      access: "rw",
      unit: "rpm",
      factor: 0.1,
      asStated: true,
    },
  ]);
});

test("each row has its own table, and rows of merged cells that of the one above", () => {
  const { blocks, notices } = read(
    "Register type,Address,Name,Type\nInput,0,A,u16\nHolding,0,B,u16\n,1,C,u16\nInput register,1,D,u16\n3,2,E,u16\n",
  );
  expect(blocks.map(({ id, table, registers }) => [id, table, registers.map(({ name }) => name)])).toEqual([
    ["registers", "input", ["A", "D"]],
    ["registers_holding", "holding", ["B", "C"]],
    ["registers_2", undefined, ["E"]],
  ]);
  expect(notices.join("\n")).toContain(
    'An empty cell of the column "Register type" says what the one above it says',
  );
});

test("another transport or word order than that of the map is in a block of its own", () => {
  const { map, blocks, notices } = read(
    "Address,Name,Type,Table,Transport,Word order\n0,A,UINT32,holding,rtu,ABCD\n2,B,UINT32,holding,tcp,ABCD\n4,C,UINT32,holding,rtu,CDAB\n",
  );
  expect(map).toMatchObject({ transport: "rtu", wordOrder: "high-first" });
  expect(blocks.map(({ title }) => title)).toEqual([
    "Holding registers",
    "Holding registers (tcp)",
    "Holding registers (low-first)",
  ]);
  expect(notices.filter((text) => text.includes("in a block of its own"))).toHaveLength(2);
});

test("a finding about all rows is reported once", () => {
  const lines = Array.from({ length: 50 }, (_, n) => `${n},Wert ${n} (ä)`).join("\n");
  const { notices, rows } = read(`Adresse,Bezeichnung\n${lines}\n`);
  expect(rows[0]).toMatchObject({ name: "Wert_0_ae", description: "Wert 0 (ä)" });
  expect(notices).toMatchInlineSnapshot(`
    [
      "1 changed The table does not say how registers are reached; it is rtu here.",
      "2 changed The register name "Wert 0 (ä)" is not valid in C; it is "Wert_0_ae" here. So it is in 49 more rows.",
      "2 as-stated The register "Wert_0_ae" has an address, but its block names no table. So it is in 49 more rows.",
    ]
  `);
});

test("the title of a section is no row of a merged cell", () => {
  const { rows, blocks, notices } = read(
    "Address,Name,Table,Type\n0,A,holding,u16\n,Limits,,\n1,B,holding,u16\n",
  );
  expect(rows.map(({ name, table }) => [name, table])).toEqual([
    ["A", "holding"],
    ["B", "holding"],
  ]);
  expect(blocks.map(({ title }) => title)).toContain("Limits");
  expect(notices.join("\n")).not.toContain("merged");
  const above = read("Address,Name,Table,Type\n,,holding,\n0,A,,u16\n");
  expect(above.rows[0]?.table).toBe("holding");
});

test("long cells, many columns and many rows take no time of their own", () => {
  const start = performance.now();
  const wide = Array.from({ length: 5000 }, (_, n) => `Note ${n % 2 === 0 ? "(en)" : "(de)"}`).join(",");
  read(`Address,Name,${wide}\n5,A${",x".repeat(5000)}\n`);
  const long = `${"0".repeat(100_000)}g`;
  read(`Address,Name,Min\n5,A,x${long}\n,${"-".repeat(100_000)}a${"-".repeat(100_000)}b,\n`);
  expect(performance.now() - start).toBeLessThan(5000);
});
