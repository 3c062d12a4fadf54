import { expect, it } from "vitest";
import { otherChoice, versionKey } from "./version-choice.ts";

const versions = [
  { name: "current", label: "Next", href: "/docs/next/a" },
  { name: "2.0", label: "2.0", href: "/docs/a" },
];

it.each([
  ["nothing is stored", undefined, undefined],
  ["the page has the chosen version", "2.0", undefined],
  ["another version was chosen", "current", "Next"],
  ["the chosen version does not exist any more", "1.0", undefined],
])("where %s", (_name, stored, label) => {
  expect(otherChoice(stored, versions, "2.0")?.label).toBe(label);
});

it("two sites of one host keep their choices apart", () => {
  expect(versionKey("/a/")).not.toBe(versionKey("/b/"));
});
