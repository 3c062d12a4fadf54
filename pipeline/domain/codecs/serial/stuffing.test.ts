import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesToHex, hexToBytes } from "../hex.ts";
import { type Stuffing, stuff, unstuff } from "./stuffing.ts";

const count = (from: number, to: number): string =>
  bytesToHex(Uint8Array.from({ length: to - from + 1 }, (_, n) => (from + n) & 0xff));

test.each<[name: string, stuffing: Stuffing, plain: string, line: string]>([
  ["SLIP writes END and ESC in two bytes", "slip", "01 C0 DB 02", "01 DB DC DB DD 02 C0"],
  ["SLIP may begin with END too", "slip-both", "01", "C0 01 C0"],
  ["SLIP of nothing is END", "slip", "", "C0"],
  ["COBS of one zero", "cobs", "00", "01 01 00"],
  ["COBS of two zeros", "cobs", "00 00", "01 01 01 00"],
  ["COBS of a zero between bytes", "cobs", "11 22 00 33", "03 11 22 02 33 00"],
  ["COBS without zeros", "cobs", "11 22 33 44", "05 11 22 33 44 00"],
  ["COBS of zeros at the end", "cobs", "11 00 00 00", "02 11 01 01 01 00"],
  ["COBS of 254 bytes", "cobs", count(1, 254), `FF ${count(1, 254)} 00`],
  ["COBS of 255 bytes", "cobs", count(1, 255), `FF ${count(1, 254)} 02 FF 00`],
  ["COBS of a zero before 254 bytes", "cobs", count(0, 254), `01 FF ${count(1, 254)} 00`],
  ["COBS of a zero behind 254 bytes", "cobs", `${count(2, 255)} 00`, `FF ${count(2, 255)} 01 01 00`],
  ["COBS of nothing", "cobs", "", "01 00"],
])("%s", (_, stuffing, plain, line) => {
  expect(bytesToHex(stuff(hexToBytes(plain), stuffing))).toBe(line);
  expect(bytesToHex(unstuff(hexToBytes(line), stuffing) as Uint8Array)).toBe(plain);
});

test("any bytes come back, and the end of a frame stands at its end alone", () => {
  const bytes = fc.array(fc.oneof(fc.constantFrom(0, 0xc0, 0xdb), fc.integer({ min: 0, max: 255 })), {
    maxLength: 600,
  });
  fc.assert(
    fc.property(bytes, fc.constantFrom<Stuffing>("slip", "slip-both", "cobs"), (list, stuffing) => {
      const line = stuff(Uint8Array.from(list), stuffing);
      expect([...(unstuff(line, stuffing) as Uint8Array)]).toEqual(list);
      const within = line.slice(stuffing === "slip-both" ? 1 : 0, -1);
      expect(within.includes(stuffing === "cobs" ? 0 : 0xc0)).toBe(false);
    }),
  );
});

test.each<[stuffing: Stuffing, line: string, problem: string]>([
  ["slip", "01", "does not end with C0"],
  ["slip-both", "01 C0", "does not begin with C0"],
  ["slip", "01 C0 02 C0", "has C0 within it"],
  ["slip", "DB 01 C0", "has DB before neither DC nor DD"],
  ["cobs", "02 01", "does not end with 00"],
  ["cobs", "02 00 01 00", "has 00 within it"],
  ["cobs", "05 01 00", "says 5 at byte 0, beyond its end"],
])("%s refuses %s: it %s", (stuffing, line, problem) => {
  expect(unstuff(hexToBytes(line), stuffing)).toBe(problem);
});
