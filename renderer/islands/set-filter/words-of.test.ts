import { expect, test } from "vitest";
import { comparable, hasWords, wordsOf } from "./words-of.ts";

const row = comparable("WHEEL_SPEED\u00a0 0x1A0  0.1 µm/s  Speed of the front wheel");

test.each(["wheel", "WHEEL speed", "0x1a0", "µm/s", "μm/s", "front  0x1A0", ""])(
  "a row is found by %j",
  (text) => {
    expect(hasWords(row, wordsOf(text))).toBe(true);
  },
);

test.each(["rear", "wheel 0x1A1"])("a row is not found by %j, which has a word that it has not", (text) => {
  expect(hasWords(row, wordsOf(text))).toBe(false);
});
