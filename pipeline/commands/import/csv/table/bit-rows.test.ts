import { expect, test } from "vitest";
import { read } from "../../../../tests/support/commands/import/csv-table.ts";

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
