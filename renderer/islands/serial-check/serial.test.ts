import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSerial, normaliseSerial, type SerialEntry } from "./serial.ts";

const entry: SerialEntry = {
  serial: "AB12CD34",
  product: { title: "Board", href: "/board" },
  status: "genuine",
};

test.each(["AB12CD34", "ab12-cd34", " ab12 cd34\n", "AB12\u2011CD34", "ＡＢ12CD34", "ab.12/cd_34"])(
  "%j is read as AB12CD34",
  (typed) => {
    expect(normaliseSerial(typed)).toBe("AB12CD34");
    expect(checkSerial(typed, [entry])).toEqual({ kind: "found", entry });
  },
);

test("an empty register is said to be empty, whatever is typed", () => {
  expect(checkSerial("ab1", [])).toEqual({ kind: "no-register", serial: "AB1" });
});

test("an unknown number is named as it was looked up", () => {
  expect(checkSerial("x-1", [entry])).toEqual({ kind: "unknown", serial: "X1" });
});

test("nothing typed is no number", () => {
  expect(checkSerial(" - ", [entry])).toEqual({ kind: "empty" });
});

test("reading twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const once = normaliseSerial(text);
      expect(normaliseSerial(once)).toBe(once);
    }),
  );
});
