import { createRequire } from "node:module";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { x25crc } from "mavlink-mappings";
import { describe, expect, test } from "vitest";
import { schemas } from "../../../../schema/generated/schemas.ts";
import { type ChecksumName, checksumAlgorithm, checksumNames } from "./checksum.ts";

const modbusCrc = createRequire(import.meta.url)("modbus-serial/utils/crc16") as (bytes: Buffer) => number;
const digits = new TextEncoder().encode("123456789");

/** What the catalogue gives as "check": the result for the nine digits 1 to 9. */
const checks: Readonly<Record<ChecksumName, number>> = {
  "crc-8": 0xf4,
  "crc-8-maxim": 0xa1,
  "crc-16-modbus": 0x4b37,
  "crc-16-ccitt-false": 0x29b1,
  "crc-16-xmodem": 0x31c3,
  "crc-16-kermit": 0x2189,
  "crc-16-mcrf4xx": 0x6f91,
  "crc-32": 0xcbf43926,
  "xor-8": 0x31,
  "sum-8": 0xdd,
};

test.each(checksumNames)("%s gives the check value of the catalogue", (name) => {
  expect(checksumAlgorithm(name).of(digits)).toBe(checks[name]);
});

describe("the results of other programs are ours", () => {
  const others: readonly [ChecksumName, string, (bytes: Uint8Array) => number][] = [
    ["crc-32", "zlib", (bytes) => crc32(bytes)],
    ["crc-16-modbus", "modbus-serial", (bytes) => modbusCrc(Buffer.from(bytes))],
    ["crc-16-mcrf4xx", "mavlink-mappings", (bytes) => x25crc(Buffer.from(bytes))],
  ];
  test.each(others)("%s of %s", (name, _, theirs) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(checksumAlgorithm(name).of(bytes)).toBe(theirs(bytes));
      }),
    );
  });
});

test("records may name these algorithms and no other", () => {
  const { definitions } = schemas["serial-protocol"] as { definitions?: Record<string, { enum?: string[] }> };
  expect(definitions?.algorithm?.enum).toEqual(checksumNames);
});
