import fc from "fast-check";
import { expect, test } from "vitest";
import { messageSets, publishedContent } from "../../../tests/support/exports/can-message-sets.ts";
import { hexToBytes } from "../hex.ts";
import { bitPositions } from "./bit-positions.ts";
import { decodeFrame, encodeFrame } from "./can-frame.ts";

test("a little-endian field begins at its least significant bit, a big-endian one at its most significant", () => {
  expect(bitPositions({ start: 6, length: 4, order: "little" })).toEqual([6, 7, 8, 9]);
  expect(bitPositions({ start: 1, length: 4, order: "big" })).toEqual([14, 15, 0, 1]);
  expect(bitPositions({ start: 7, length: 16, order: "big" }).slice(0, 2)).toEqual([8, 9]);
});

test("the values of any frame, encoded again, give its bits", () => {
  fc.assert(
    fc.property(
      messageSets.chain((set) =>
        fc.tuple(fc.constant(publishedContent(set)), fc.infiniteStream(fc.nat(255))),
      ),
      ([set, stream]) => {
        for (const message of set.messages) {
          const bytes = Uint8Array.from({ length: message.length }, () => Number(stream.next().value));
          const decoded = decodeFrame(message, bytes);
          // The bits of a float that is no number are not kept.
          if (decoded.some(({ value }) => typeof value === "number" && !Number.isFinite(value))) continue;
          const values = new Map(decoded.map(({ signal, value }) => [signal.name, value]));
          expect(encodeFrame(message, values, bytes)).toEqual(bytes);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test("a signal of a multiplexer that is not selected itself is not present", () => {
  const signal = { order: "little", type: "unsigned", factor: 1, offset: 0, values: [] } as const;
  const message = {
    name: "M",
    length: 2,
    signals: [
      { ...signal, name: "Outer", start: 0, length: 4, multiplexer: true },
      { ...signal, name: "Inner", start: 4, length: 4, multiplexer: true, mux: { by: "Outer", values: [1] } },
      { ...signal, name: "Leaf", start: 8, length: 8, multiplexer: false, mux: { by: "Inner", values: [2] } },
    ],
  };
  const names = (hex: string): string[] =>
    decodeFrame(message, hexToBytes(hex)).map(({ signal: { name } }) => name);
  expect(names("21 07")).toEqual(["Outer", "Inner", "Leaf"]);
  expect(names("22 07")).toEqual(["Outer"]);
});

test.each([
  ["64 bits", { length: 64, factor: 1, offset: 0 }, "FF FF FF FF FF FF FF FF", "18446744073709551615"],
  [
    "a tiny factor and a large offset",
    { length: 16, factor: 1e-12, offset: 1e6 },
    "05 00",
    "1000000.000000000005",
  ],
])("%s are digits, and their bits come back", (_, signal, hex, digits) => {
  const bytes = hexToBytes(hex);
  const message = {
    name: "M",
    length: bytes.length,
    signals: [
      {
        ...signal,
        name: "S",
        start: 0,
        order: "little" as const,
        type: "unsigned" as const,
        multiplexer: false,
        values: [],
      },
    ],
  };
  const [decoded] = decodeFrame(message, bytes);
  expect(decoded?.value).toBe(digits);
  expect(encodeFrame(message, new Map([["S", digits]]))).toEqual(bytes);
});
