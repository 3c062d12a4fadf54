import fc from "fast-check";
import { expect, test } from "vitest";
import { bitRange } from "../integer-range.ts";
import { decodeBits, encodeBits, maskOf } from "./register-bits.ts";
import type { RegisterField } from "./register-types.ts";

const field = (name: string, bits: string, more: Partial<RegisterField> = {}): RegisterField => ({
  ...{ name, ...bitRange(bits), isSigned: false, factor: 1, offset: 0, values: [] },
  ...more,
});

/** Cuts a register into fields, flags and unnamed bits, from its lowest bit up. */
const registers = fc
  .record({
    width: fc.constantFrom(8, 16, 32, 48, 64),
    parts: fc.array(
      fc.record({ size: fc.integer({ min: 1, max: 20 }), kind: fc.constantFrom("field", "flag", "none") }),
      { maxLength: 12 },
    ),
    isSigned: fc.boolean(),
    factor: fc.constantFrom(1, 0.5, -3, 0.001),
    offset: fc.constantFrom(0, -40, 0.25),
  })
  .map(({ width, parts, ...how }) => {
    const bits: { bit: number; name: string }[] = [];
    const fields: RegisterField[] = [];
    let low = 0;
    for (const { size, kind } of parts) {
      const high = kind === "field" ? low + size - 1 : low;
      if (high >= width) break;
      if (kind === "field") fields.push(field(`F${low}`, `${high}..${low}`, how));
      if (kind === "flag") bits.push({ bit: low, name: `B${low}` });
      low = high + 1;
    }
    return { width, bits, fields };
  });

test("any content of any register is the same after decoding and encoding", () => {
  fc.assert(
    fc.property(registers, fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (register, content) => {
      const raw = BigInt.asUintN(register.width, content);
      expect(encodeBits(register, decodeBits(register, raw))).toBe(raw);
    }),
  );
});

const sample = {
  width: 32,
  bits: [{ bit: 31, name: "ON" }],
  fields: [
    field("GAIN", "21..12", { isSigned: true, factor: 0.5, offset: -1 }),
    field("MODE", "7..4", { values: [{ value: 9, name: "Run=fast" }] }),
  ],
};

test("flags above bit 15, signed fields across words, names and unnamed bits are said", () => {
  expect(decodeBits(sample, 0x803ff092n)).toEqual([1, "ON", "GAIN=-1.5", "MODE=Run=fast"]);
  expect(encodeBits(sample, ["ON", "MODE=Run=fast", 1, "GAIN=-1.5"])).toBe(0x803ff092n);
});

test.each([["OFF"], ["MODE=16"], ["MODE=Walk"], ["GAIN=256"], [32], [0.5], ["MODE"]])(
  "%s says nothing",
  (item) => {
    expect(encodeBits(sample, [item])).toBeUndefined();
  },
);

test.each([
  ["7..4", { high: 7, low: 4 }, 0xf0n],
  [63, { high: 63, low: 63 }, 1n << 63n],
  ["63..0", { high: 63, low: 0 }, 2n ** 64n - 1n],
] as const)("the bits %s have a mask", (bits, range, mask) => {
  expect(bitRange(bits)).toEqual(range);
  expect(maskOf(bitRange(bits))).toBe(mask);
});
