import { expect, test } from "vitest";
import { bitsOfFloat, floatOfBits } from "./scaled-float.ts";

const plain = { factor: 1, offset: 0 };

test.each([
  [32, 1.5, 0x3fc00000n],
  [32, -0, 0x80000000n],
  [32, Number.NEGATIVE_INFINITY, 0xff800000n],
  [64, 0.1, 0x3fb999999999999an],
  [64, -0, 0x8000000000000000n],
] as const)("%d bits: %d is these bits and comes back", (bits, value, raw) => {
  expect(bitsOfFloat(value, bits, plain)).toBe(raw);
  expect(floatOfBits(raw, bits, plain)).toBe(value);
});

test("a value is raw times factor plus offset", () => {
  const scaling = { factor: 0.5, offset: -40 };
  expect(floatOfBits(0x42c80000n, 32, scaling)).toBe(10);
  expect(bitsOfFloat(10, 32, scaling)).toBe(0x42c80000n);
});
