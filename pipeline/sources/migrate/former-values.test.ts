import { expect, test } from "vitest";
import { schemas } from "../../../schema/generated/schemas.ts";
import { parametric } from "../../domain/codecs/checksum/checksum.ts";
import { checksumOf, pinValueOf, wireColourOf } from "./former-values.ts";

test.each([
  ["3.3 V", "{ nom: 3.3, unit: V }"],
  ["1.10V", "{ nom: 1.10, unit: V }"],
  ["500 mA", "{ nom: 500, unit: mA }"],
  ["9 V to 36 V", "{ min: 9, max: 36, unit: V }"],
  ["-5 to 5 V", "{ min: -5, max: 5, unit: V }"],
  ["0–5 V", "{ min: 0, max: 5, unit: V }"],
  ["up to 36 V", undefined],
  ["3.3 V (5 V tolerant)", undefined],
  ["3.3", undefined],
  ["1 A to 2 V", undefined],
  ["CMOS", undefined],
  [3.3, undefined],
])("a level of %j is %s", (value, expected) => {
  expect(pinValueOf(value)).toBe(expected);
});

test.each([
  ["red", "RD"],
  ["Black", "BK"],
  ["green/yellow", "GNYE"],
  ["white with blue", "WHBU"],
  ["red/red/red", undefined],
  ["RD", undefined],
  ["constructor", undefined],
  ["any", undefined],
])("a wire that is %s is %s", (value, expected) => {
  expect(wireColourOf(value)).toBe(expected);
});

test.each([
  ["CRC-16/MODBUS", "{ algorithm: crc-16-modbus }"],
  ["crc16 ccitt-false", "{ algorithm: crc-16-ccitt-false }"],
  ["XOR8", "{ algorithm: xor-8 }"],
  ["CRC16", undefined],
  ["", undefined],
])("a checksum of %j is %s", (value, expected) => {
  expect(checksumOf(value)).toBe(expected);
});

test("every algorithm of the schema that says all by its name is known by it", () => {
  const { definitions } = schemas["serial-protocol"] as { definitions: { algorithm: { enum: string[] } } };
  const named = definitions.algorithm.enum.filter((name) => !parametric.some((one) => one === name));
  // The same checksum may have a short name and one of the catalogue.
  const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  for (const name of named) {
    const known = /^\{ algorithm: (\S+) \}$/.exec(checksumOf(name) ?? "")?.[1] ?? "";
    expect(bare(known)).toBe(bare(name));
    expect(definitions.algorithm.enum).toContain(known);
  }
});
