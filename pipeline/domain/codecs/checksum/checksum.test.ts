import { createRequire } from "node:module";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { x25crc } from "mavlink-mappings";
import { describe, expect, test } from "vitest";
import { schemas } from "../../../../schema/generated/schemas.ts";
import { type ChecksumSpec, catalogue, checksumAlgorithm, ownNames, parametric } from "./checksum.ts";

const modbusCrc = createRequire(import.meta.url)("modbus-serial/utils/crc16") as (bytes: Buffer) => number;
const digits = new TextEncoder().encode("123456789");

test.each([...catalogue.values()].map(({ name, check }) => [name, check] as const))(
  "%s gives the check value of the catalogue",
  (name, check) => {
    expect(checksumAlgorithm(name).of(digits)).toBe(check);
  },
);

test("the catalogue has each algorithm once", () => {
  expect(catalogue.size).toBe(111);
});

test.each([
  ["crc-8", 0xf4],
  ["crc-8-maxim", 0xa1],
  ["crc-16-modbus", 0x4b37],
  ["crc-16-ccitt-false", 0x29b1],
  ["crc-16-xmodem", 0x31c3],
  ["crc-16-kermit", 0x2189],
  ["crc-16-mcrf4xx", 0x6f91],
  ["crc-32", 0xcbf43926],
  ["xor-8", 0x31],
  ["sum-8", 0xdd],
])("our name %s means what it always did", (name, check) => {
  expect(checksumAlgorithm(name).of(digits)).toBe(BigInt(check));
});

const letters = (text: string): Uint8Array => new TextEncoder().encode(text);
test.each<[spec: ChecksumSpec, text: string, result: string, bytes: number]>([
  [{ algorithm: "fletcher", width: 16 }, "abcde", "c8f0", 2],
  [{ algorithm: "fletcher", width: 16 }, "abcdefgh", "627", 2],
  [{ algorithm: "fletcher", width: 32 }, "abcde", "f04fc729", 4],
  [{ algorithm: "fletcher", width: 32 }, "abcdefgh", "ebe19591", 4],
  [{ algorithm: "fletcher", width: 64 }, "abcde", "c8c6c527646362c6", 8],
  [{ algorithm: "fletcher", width: 64 }, "abcdefgh", "312e2b28cccac8c6", 8],
  [{ algorithm: "sum", width: 16 }, "123456789", "1dd", 2],
  [{ algorithm: "sum", width: 4 }, "123456789", "d", 1],
  [{ algorithm: "sum", width: 8, negate: true }, "123456789", "23", 1],
  [{ algorithm: "sum", width: 8, init: 1, xorout: "0xFF" }, "123456789", "21", 1],
  [{ algorithm: "crc", width: 16, poly: "0x8005", refin: true, refout: true }, "123456789", "bb3d", 2],
  [{ algorithm: "crc", width: 24, poly: 0x864cfb, init: "0xB704CE" }, "123456789", "21cf02", 3],
])("%j of %s is %s", (spec, text, result, bytes) => {
  const algorithm = checksumAlgorithm(spec);
  expect(algorithm.of(letters(text)).toString(16)).toBe(result);
  expect(algorithm.bytes).toBe(bytes);
});

test("parameters that the catalogue knows have its name, others say themselves", () => {
  const arc = { algorithm: "crc", width: 16, poly: "0x8005", refin: true, refout: true };
  expect(checksumAlgorithm(arc).title).toBe("CRC-16/ARC");
  expect(checksumAlgorithm({ ...arc, init: 7 }).title).toBe(
    "CRC of width 16, poly 0x8005, init 0x7, refin true, refout true, xorout 0x0",
  );
  expect(checksumAlgorithm({ algorithm: "fletcher", width: 16, modulus: 256 }).title).toBe(
    "Fletcher-16, modulo 256",
  );
});

describe("the results of other programs are ours", () => {
  const others: readonly [string, string, (bytes: Uint8Array) => number][] = [
    ["crc-32", "zlib", (bytes) => crc32(bytes)],
    ["crc-16-modbus", "modbus-serial", (bytes) => modbusCrc(Buffer.from(bytes))],
    ["crc-16-mcrf4xx", "mavlink-mappings", (bytes) => x25crc(Buffer.from(bytes))],
  ];
  test.each(others)("%s of %s", (name, _, theirs) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(checksumAlgorithm(name).of(bytes)).toBe(BigInt(theirs(bytes)));
      }),
    );
  });
});

test("records may name these algorithms and no other", () => {
  const { definitions } = schemas["serial-protocol"] as { definitions?: Record<string, { enum?: string[] }> };
  expect(definitions?.algorithm?.enum).toEqual([
    ...Object.keys(ownNames),
    ...["xor-8", "sum-8"],
    ...parametric,
    ...catalogue.keys(),
  ]);
});
