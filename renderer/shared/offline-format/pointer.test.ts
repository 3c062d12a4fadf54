import { expect, test } from "vitest";
import { type Pointer, parsePointer } from "./pointer.ts";

const release = {
  release: 3,
  date: "2026-11-21T10:00:00Z",
  root: { hash: "a".repeat(64), bytes: 10 },
  savedAt: "2026-11-22T10:00:00Z",
  sections: ["docs-clim"],
};
const pointer: Pointer = { format: 1, revision: 4, current: release };

test("a pointer is read as it was written, with and without the release before", () => {
  expect(parsePointer(pointer)).toEqual({ kind: "pointer", pointer });
  const both = { ...pointer, previous: { ...release, release: 2 } };
  expect(parsePointer(both)).toEqual({ kind: "pointer", pointer: both });
});

test("a pointer of newer code is distinguished from a damaged one", () => {
  expect(parsePointer({ ...pointer, format: 2, current: "something else" })).toEqual({
    kind: "newer",
    format: 2,
  });
});

test.each<[string, unknown]>([
  ["no object", "pointer"],
  ["null", null],
  ["no format", { ...pointer, format: undefined }],
  ["no revision", { ...pointer, revision: undefined }],
  ["no release", { ...pointer, current: undefined }],
  ["a previous release that is none", { ...pointer, previous: {} }],
  ["a section twice", { ...pointer, current: { ...release, sections: ["a", "a"] } }],
])("damaged: %s", (_name, value) => {
  expect(parsePointer(value)).toEqual({ kind: "damaged" });
});
