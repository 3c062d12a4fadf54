import { expect, test } from "vitest";
import type { RegisterMapSource } from "../../../schema/generated/types.ts";
import { UsageError } from "../../core/usage-error.ts";
import { defaultUnits } from "../../domain/quantity/default-units.ts";
import { importCsv } from "./csv/import-csv.ts";
import type { StatedTable } from "./csv/table/table-options.ts";

const request = { product: "board", units: defaultUnits, name: "sample", id: "test" };

function read(text: string, table: StatedTable = {}) {
  const command = (more: readonly { option?: string; pair?: string }[]): string =>
    more.map(({ option, pair }) => option ?? `[${pair ?? ""}]`).join(" ");
  const { record, notices } = importCsv(Buffer.from(text), { ...request, table, command });
  const { blocks, ...map } = record as RegisterMapSource;
  const rows = blocks.flatMap(({ table: of, registers }) => registers.map((one) => ({ table: of, ...one })));
  return {
    map,
    blocks,
    rows,
    notices: notices.map(({ line, kind, message }) => `${line} ${kind} ${message}`),
  };
}

/** The one register of a table with one row, of these columns. */
function register(head: string, cells: string, table?: StatedTable) {
  const { rows } = read(`${head};Name;Address\n${cells};R;7\n`, table);
  return { ...rows[0], name: undefined, address: undefined, table: undefined, asStated: undefined };
}

function question(text: string, table?: StatedTable): string {
  try {
    read(text, table);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return [error.message, error.hint, ...error.commands].join("\n");
  }
  return "";
}

test.each([
  ["INT16", { type: "s16" }],
  ["UINT32", { type: "u32" }],
  ["FLOAT", { type: "f32" }],
  ["float32", { type: "f32" }],
  ["WORD", { type: "u16" }],
  ["String[16]", { type: "string", words: 8 }],
  ["BITFIELD16", { type: "bits" }],
  ["bitfield32", { type: "bits", width: 32 }],
  ["enum16", { type: "enum" }],
  ["unsigned 16 bit", { type: "u16" }],
  ["16-bit signed integer", { type: "s16" }],
  ["S_DWORD_R", { type: "s32" }],
  ["UDINT", { type: "u32" }],
  ["LREAL", { type: "f64" }],
  ["Float (IEEE754)", { type: "f32" }],
  ["colour", {}],
])("a type that is written as %s is read", (cell, expected) => {
  expect(register("Data type", cell)).toEqual(expected);
});

test.each([
  ["x10", 10],
  ["*0.1", 0.1],
  ["1/10", 0.1],
  ["/ 100", 0.01],
  ["0,01", 0.01],
  ["10^-2", 0.01],
  ["1/60", 1 / 60],
  ["-", undefined],
])("a scale that is written as %s is read", (cell, factor) => {
  expect(register("Scale", cell)).toEqual(factor === undefined ? {} : { factor });
});

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
  ["Volts", { unit: "V" }],
  ["kWh", { unitText: "kWh" }],
  ["Secs", { unit: "s" }],
  ["1/min", { unit: "rpm" }],
  ["U/min", { unit: "rpm" }],
  ["0.1 V", { unit: "V", factor: 0.1 }],
  ["Deg. C", { unit: "degC" }],
  ["deg C", { unit: "degC" }],
])("a unit that is written as %s is read", (cell, expected) => {
  const { unitText, ...rest } = register("Unit", cell) as { unitText?: string };
  expect("unit" in rest ? rest : { unitText }).toEqual(expected);
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

test("a range of addresses is the length of a text and the width of a number", () => {
  const { rows } = read("Registers,Name,Type\n100 - 115,SERIAL,String\n120-121,TOTAL,UINT\n122,MODE,UINT\n");
  expect(rows.map(({ address, type, words }) => ({ address, type, words }))).toEqual([
    { address: 100, type: "string", words: 16 },
    { address: 120, type: "u32" },
    { address: 122, type: "u16" },
  ]);
});

test("an offset is an address where nothing else is", () => {
  expect(read("Offset;Name;Type\n0x00;A;u16\n0x02;B;u16\n").rows.map(({ address }) => address)).toEqual([
    0, 2,
  ]);
  expect(read("Address;Name;Offset\n0;A;-40\n").rows[0]).toMatchObject({ address: 0, offset: -40 });
});

test("bytes of a text are bytes", () => {
  const { rows, notices } = read("Address,Name,Type,Bytes\n10,A,STRING,16\n20,B,STRING,5\n");
  expect(rows.map(({ words }) => words)).toEqual([8, 3]);
  expect(notices).toContain("3 changed A text of 5 bytes takes 3 registers here.");
});

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

test("functions say table and access", () => {
  const { rows } = read(
    "Adresse;Name;Zugriff Lesen;Zugriff Schreiben\n100;A;03-Read Holding Register(4x);06-Write Single Register\n101;B;04;-\n",
  );
  expect(rows.map(({ table, access }) => [table, access])).toEqual([
    ["holding", "rw"],
    ["input", "r"],
  ]);
});

test("another transport or word order than that of the map stands in a block of its own", () => {
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

test("rows of bits of one register are one register", () => {
  const { rows } = read(
    "register,datatype,name\n275,bool (bit 1),MIXED\n275,bool (bit 0),DIRECT\n279,uint16,STATUS\n279,BIT03,FLAME\n",
  );
  expect(
    rows.map(({ name, type, bits }) => [name, type, bits?.map(({ bit, name: of }) => `${bit} ${of}`)]),
  ).toEqual([
    ["REGISTER_275", "bits", ["1 MIXED", "0 DIRECT"]],
    ["STATUS", "bits", ["3 FLAME"]],
  ]);
});

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

test("columns that are not there, or say nothing that is known, are refused", () => {
  expect(question("Address,Name\n5,A\n", { columns: "Type=Typ" })).toContain(
    'no column "Typ".\nIts columns are "Address", "Name"',
  );
  expect(question("Address,Name\n5,A\n", { columns: "Adress=Name" })).toContain("Did you mean Address?");
  expect(question("Address,Name\n5,A\n", { columns: "Address" })).toContain('"Address" names no column.');
});

test("what is known and not used is told", () => {
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

test("what is so in all rows is told once", () => {
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

test("limits of a row with a scale are those with scaling applied where the table says it", () => {
  const text =
    "Address,Name,Type,Factor,Min value,Max value,Range\n5,A,s16,0.1,-400,400,\n6,B,u16,,2,5,\n7,C,u16,,,,0-65535\n8,D,u16,,,,1..20\n";
  expect(read(text).rows.map(({ min, max }) => [min, max])).toEqual([
    [undefined, undefined],
    [2, 5],
    [undefined, undefined],
    [1, 20],
  ]);
  expect(read(text, { columns: "Raw min=Min value,Raw max=Max value" }).rows[0]).toMatchObject({
    min: -40,
    max: 40,
  });
  expect(read(text, { columns: "Min=Min value,Max=Max value" }).rows[0]).toMatchObject({
    min: -400,
    max: 400,
  });
});

test("numbers that may be two are not guessed", () => {
  expect(read('Address,Name,Min\n5,A,"1,000"\n').notices.join("\n")).toContain(
    'The cell "1,000" of the column "Min" is no number.',
  );
  expect(read("Address;Name;Min;Max\n5;A;1.000;2,5\n").notices.join("\n")).toContain(
    '"1.000" of the column "Min"',
  );
});

test("a row that states another identifier is of another message", () => {
  const { record, notices } = importCsv(
    Buffer.from(
      "Message,Message id,Message length,Signal,Start,Length\nState,1,8,A,0,8\nState,2,8,B,0,8\nState,1,4,C,8,8\nState,,,D,16,8\n",
    ),
    request,
  );
  expect(record).toMatchObject({ messages: [{ id: "0x1" }, { id: "0x2" }] });
  expect(notices.map(({ message }) => message)).toContain(
    'This row says the length 4 of "State", unlike its first row.',
  );
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

test("a part of a register, a range in hexadecimal and columns that are not understood are told apart", () => {
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

test("a count is of values in a row, but for that of the registers of one value", () => {
  const { rows } = read("Address,Name,Type,Count\n0,A,u16,8\n8,B,u32,2\n10,C,f32,3\n16,D,u16,1\n");
  expect(rows.map(({ count }) => count)).toEqual([8, undefined, 3, undefined]);
});

test.each(["0,A,UDINT\n2,B,U_DWORD_R\n", "2,B,U_DWORD_R\n0,A,UDINT\n"])(
  "the order of words in some types is not that of the whole map",
  (rows) => {
    const { map, blocks, notices } = read(`Address,Name,Type\n${rows}`);
    expect(map.wordOrder).toBe("high-first");
    expect(blocks).toHaveLength(2);
    expect(notices.join("\n")).toContain("lost The row says low-first, but the record is of high-first");
    expect(read("Address,Name,Type\n0,A,UINT16\n2,B,U_DWORD_R\n").map.wordOrder).toBe("low-first");
  },
);

test("a scale that a row states twice counts once, and two different ones are reported", () => {
  const { rows, notices } = read(
    "Address,Name,Type,Factor,Divisor,Decimals\n0,A,u16,0.1,,1\n1,B,u16,0.1,10,\n2,C,u16,1,10,\n3,D,u16,,,2\n4,E,u16,5,10,\n",
  );
  expect(rows.map(({ factor }) => factor)).toEqual([0.1, 0.1, 0.1, 0.01, undefined]);
  expect(notices.join("\n")).toContain("6 lost The row states different scales, 5 and 0.1");
});

test.each([
  ["Discrete Output Coil", "coil"],
  ["discrete output", "coil"],
  ["Discrete Input", "discrete"],
  ["Input Coil", "discrete"],
])("a table that is written as %s is read", (cell, table) => {
  expect(read(`Address;Name;Table\n5;A;${cell}\n`).rows[0]?.table).toBe(table);
});

test("a row of a bit without an address is of the register above it", () => {
  const { rows } = read(
    "Address,Name,Type,Bit\n10,STATE,u16,\n,RUN,bits,0\n,FAULT,bits,1\n20,ON,bits,0\n,OFF,bits,1\n30,MODE,u16,\n",
  );
  expect(rows.map(({ name, address, bits }) => [name, address, bits?.map(({ name: of }) => of)])).toEqual([
    ["STATE", 10, ["RUN", "FAULT"]],
    ["REGISTER_20", 20, ["ON", "OFF"]],
    ["MODE", 30, undefined],
  ]);
});

test("a title and a range do not change what addresses in hexadecimal are", () => {
  const { rows } = read(
    "Address,Name,Type\nMeasured values,,\nGroup1 A-B,,\n0010,A,u16\n001A,B,u16\n0020-0021,C,u32\n",
  );
  expect(rows.map(({ address }) => address)).toEqual([16, 26, 32]);
});

test("an address that ends in .0 is whole where no other one has a bit", () => {
  expect(read("Address,Name,Type\n100.0,A,u16\n101.0,B,u16\n").rows.map(({ address }) => address)).toEqual([
    100, 101,
  ]);
  expect(read("Address,Name,Type\n100.0,A,bool\n100.1,B,bool\n").rows[0]?.bits).toHaveLength(2);
});

test("a comma that may divide thousands is decimal where another cell proves it", () => {
  const head = "Address\tName\tType\tMin\tMax\tUnit\tFunction code\n5\tA\tu32\t";
  const { rows, notices } = read(`${head}0\t65,535\th\t3,6\n`);
  expect(rows[0]).not.toHaveProperty("max");
  expect(notices.join("\n")).toContain('The cell "65,535" of the column "Max" is no number.');
  expect(read(`${head}0,5\t65,535\th\t3,6\n`).rows[0]?.max).toBe(65.535);
  expect(read(`${head}0\t24h\th\t3,6\n`).rows[0]?.max).toBe(24);
});

test.each([
  ["Factor;Exponent", "1e300;15", "The row states different scales"],
  ["Offset", "1e999", 'The cell "1e999" of the column "Offset" is no number that a program can hold.'],
  ["Exponent", "400", "no power of ten"],
  ["Factor;Raw max", "1e300;1e300", "is no number"],
])("a %s of %s is reported", (head, cells, expected) => {
  const { rows, notices } = read(`Address;Name;Type;${head}\n5;A;f64;${cells}\n`);
  expect(rows).toHaveLength(1);
  expect(notices.join("\n")).toContain(expected);
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

test.each(["Base", "Repeat", "Relative"])("a column %s alone does not say what addresses are", (name) => {
  const text = `Address,Name,Type,${name}\n40001,A,u16,\n40010,B,u16,\n`;
  expect(question(text)).toContain("--addressing reference");
  expect(question(text.replaceAll("Type,", "Type,Block id,").replaceAll("u16,", "u16,,"))).toBe("");
});
