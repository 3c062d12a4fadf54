import { expect, test } from "vitest";
import { printedReference, referenceStyle } from "./printed-reference.ts";

test.each([
  ["the first holding register", 0, "holding", [0], "40001"],
  ["an input register", 99, "input", [99], "30100"],
  ["a coil", 0, "coil", [0], "00001"],
  ["a discrete input", 15, "discrete", [15], "10016"],
  ["the last one of five digits", 9998, "holding", [9998], "49999"],
  ["six digits where one address needs them", 16, "holding", [16, 9999], "400017"],
] as const)("%s", (_, address, table, addresses, text) => {
  const style = referenceStyle("reference", addresses);
  expect(style && printedReference(address, table, style)).toBe(text);
});

test("one-based numbers are one more than the address on the wire", () => {
  const style = referenceStyle("one-based", [16]);
  expect(style && printedReference(16, undefined, style)).toBe("17");
});

test("wire addresses have no second spelling", () => {
  expect(referenceStyle("wire", [1])).toBeUndefined();
  expect(referenceStyle(undefined, [1])).toBeUndefined();
});
