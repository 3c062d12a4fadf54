import fc from "fast-check";
import { expect, test } from "vitest";
import { asBytes, asText } from "./as-bytes.ts";

test("text becomes bytes in UTF-8, and bytes stay the same ones", () => {
  expect([...asBytes("é\n")]).toEqual([0xc3, 0xa9, 10]);
  const bytes = Uint8Array.of(1, 2);
  expect(asBytes(bytes)).toBe(bytes);
});

test("bytes become text, also where they are a piece of more", () => {
  const more = new Uint8Array(Buffer.from("a é b"));
  expect(asText(more.subarray(2, 4))).toBe("é");
  expect(asText("text")).toBe("text");
});

test("any text becomes bytes and the same text again", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), fc.string({ unit: "binary-ascii" })),
      (text) => {
        expect(asText(asBytes(text))).toBe(text);
      },
    ),
  );
});
