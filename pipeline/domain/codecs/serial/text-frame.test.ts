import { expect, test } from "vitest";
import { fieldOf } from "../../../exports/serial-protocol/protocol-parts.ts";
import type { TextFraming } from "./serial-types.ts";
import { decodeTextFrame, encodeTextFrame } from "./text-frame.ts";

const framing: TextFraming = {
  kind: "text",
  start: [],
  end: [13],
  separator: ";",
  separators: "after",
  encoding: "ascii",
  checksum: undefined,
};

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

test("a decimal that can be below zero ends at a separator; one that cannot has its width", () => {
  const message = {
    token: "S",
    fields: [
      fieldOf({ name: "angle", type: "decimal", digits: 3, min: -180 }),
      fieldOf({ name: "speed", type: "decimal", digits: 2, places: 1 }),
    ],
  };
  const values = new Map([
    ["angle", -12],
    ["speed", 7.5],
  ]);
  const bytes = bytesOf("S-012;07.5\r");
  expect(encodeTextFrame(values, message, framing)).toEqual(bytes);
  expect(decodeTextFrame(bytes, message, framing)).toEqual({ ok: true, values });
  expect(encodeTextFrame(new Map([...values, ["speed", -7.5]]), message, framing)).toBeUndefined();
  expect(decodeTextFrame(bytesOf("S012;-7.5\r"), message, framing).ok).toBe(false);
});

test("the size of a text counts bytes, in UTF-8 too", () => {
  const utf: TextFraming = { ...framing, encoding: "utf-8" };
  const message = {
    token: "N",
    fields: [
      fieldOf({ name: "label", type: "text", size: 2 }),
      fieldOf({ name: "unit", type: "text", size: 3 }),
      fieldOf({ name: "rest", type: "text" }),
    ],
  };
  const values = new Map([
    ["label", "é"],
    ["unit", "µm"],
    ["rest", "日本"],
  ]);
  const bytes = bytesOf("Néµm日本;\r");
  expect(encodeTextFrame(values, message, utf)).toEqual(bytes);
  expect(decodeTextFrame(bytes, message, utf)).toEqual({ ok: true, values });
  expect(encodeTextFrame(new Map([...values, ["label", "éé"]]), message, utf)).toBeUndefined();
  expect(decodeTextFrame(bytesOf("Naéµm日本;\r"), message, utf).ok).toBe(false);
});
