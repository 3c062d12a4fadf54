import { expect, test } from "vitest";
import { read, register } from "../../../../tests/support/commands/import/csv-table.ts";

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

test("a scale that a row states twice counts once, and two different ones are reported", () => {
  const { rows, notices } = read(
    "Address,Name,Type,Factor,Divisor,Decimals\n0,A,u16,0.1,,1\n1,B,u16,0.1,10,\n2,C,u16,1,10,\n3,D,u16,,,2\n4,E,u16,5,10,\n",
  );
  expect(rows.map(({ factor }) => factor)).toEqual([0.1, 0.1, 0.1, 0.01, undefined]);
  expect(notices.join("\n")).toContain("6 lost The row states different scales, 5 and 0.1");
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

test.each([
  ["Factor,Divisor,Raw max,Value,Min value", "0.1,100,400,7,2", ["Raw max", "Value", "Min value"]],
  ["Factor,Raw max", "abc,400", ["Raw max"]],
  ["Exponent,Range,Default value", "400,1-9,5", ["Range", "Default value"]],
  ["Offset,Max value", "some,9", ["Max value"]],
])("numbers beside %s of %s are left out with the scale", (head, cells, columns) => {
  const { rows, notices } = read(
    `Address,Name,Type,${head}\n5,A,u16,${cells}\n6,B,u16,${head.replace(/[^,]+/g, "")}\n7,C,u16,${head.replace(/[^,]+/g, "1")}\n`,
  );
  expect(Object.keys(rows[0] ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/min|max|default/)]),
  );
  for (const column of columns)
    expect(notices).toContain(
      `2 lost The column "${column}" is left out of this row: its scale is not known.`,
    );
});

test("a column of a scale that is not understood leaves out the numbers of its rows that it scales", () => {
  const { rows, notices } = read(
    "Address,Name,Type,Scale,Raw max,Max\n5,A,u16,fast,400,\n6,B,u16,,400,\n7,C,u16,slow,,9\n",
  );
  expect(rows.map(({ max }) => max)).toEqual([undefined, 400, 9]);
  expect(notices).toContain('2 lost The column "Raw max" is left out of this row: its scale is not known.');
});
