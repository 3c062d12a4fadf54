import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultUnits } from "../../../domain/quantity/default-units.ts";
import { importSvd } from "./import-svd.ts";

const file = readFileSync(new URL("../../../tests/fixtures/import/derived.svd", import.meta.url));
const { record, notices } = importSvd(file, {
  ...{ product: "sample", units: defaultUnits, name: "derived", id: undefined },
});
const registers = new Map(record.blocks.flatMap((block) => block.registers.map((one) => [one.name, one])));
const fieldsOf = (name: string) => registers.get(name)?.fields ?? [];

test("a derived field has its own bits, and what it does not state of its base", () => {
  const bits = [
    ["MODE", "7..4"],
    ["OTHER", "9..8"],
    ["LAST", "15..12"],
    ["WIDE", "2..0"],
  ] as const;
  expect(fieldsOf("TIM_CH0").map(({ name, bits: own }) => [name, own])).toEqual(bits);
  expect(fieldsOf("TIM_CH0").map(({ values = [] }) => values.length)).toEqual([2, 2, 2, 2]);
});

test("a register that is derived from an element of a list is there once, at its own address", () => {
  expect(registers.get("TIM_AUX")).toMatchObject({
    ...{ address: 0x40000020, type: "bits", reset: "0x0012", resetMask: "0x00FF" },
  });
  expect(registers.get("TIM_AUX")?.count).toBeUndefined();
  expect(fieldsOf("TIM_AUX")).toEqual(fieldsOf("TIM_CH0"));
  expect(registers.get("TIM_ALT_RAW")).toMatchObject({ address: 0x40000000, reset: "0x0012" });
});

test("a list that is derived from another one has its own number of elements", () => {
  expect(registers.get("TIM_ROW")).toMatchObject({ address: 0x40000030, count: 2, stride: 4 });
});

test("named values are found by their name, by a part of their path, and by that of their field", () => {
  const named = fieldsOf("TIM_CTRL").map(({ name, values = [] }) => `${name} ${values.length}`);
  expect(named).toEqual(["A 2", "B 2", "C 2", "D 2", "E 2", "F 0"]);
});

test("alternates are views of the same addresses, and no contradiction", () => {
  const views = [...registers.values()].flatMap(({ name, view }) =>
    view === undefined ? [] : [[name, view]],
  );
  expect(views).toEqual([
    ["TIM_MODE_OUT", "in place of MODE_IN"],
    ["TIM_MODE_TEST", "in place of MODE_IN, 2"],
    ["TIM_MODE_DEBUG", "Debug"],
    ["TIM_ALT_RAW", "TIM_ALT"],
  ]);
  expect([...registers.values()].filter(({ asStated }) => asStated === true)).toEqual([]);
  expect(notices.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '33 "enumeratedValues" is derived from "NOWHERE", which is not there or derived from it.',
  ]);
});
