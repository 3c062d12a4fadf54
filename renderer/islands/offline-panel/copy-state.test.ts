import { expect, test } from "vitest";
import type { CopyStatus, SectionStatus } from "../../offline/sync/copy-status.ts";
import { copyState } from "./copy-state.ts";

const root = { hash: "a".repeat(64), bytes: 1 };
const section = (id: string, state: SectionStatus["state"]): SectionStatus => ({
  ...{ id, title: id, kind: "docs", pages: 1, bytes: 1, transfer: 1, state },
});
const status = (
  own: readonly string[],
  sections: readonly SectionStatus[],
): Pick<CopyStatus, "current" | "sections"> => ({
  current: { release: 1, root, savedAt: "2026-11-21T10:00:00Z", sections: own },
  sections,
});

test.each([
  ["whole where all of it is saved", ["a"], [section("a", "saved"), section("b", "none")], "whole"],
  ["broken where a part of it is", ["a", "b"], [section("a", "saved"), section("b", "broken")], "broken"],
  ["broken where the list of parts cannot be read", ["a"], [], "broken"],
  ["broken where a part of it is not in the list", ["a", "b"], [section("a", "saved")], "broken"],
  ["empty where a replacement in place was cut", [], [section("a", "coming")], "empty"],
  [
    "coming where a part was given up for an update",
    ["a"],
    [section("a", "saved"), section("b", "coming")],
    "coming",
  ],
] as const)("F41: a copy is called %s", (_, own, sections, expected) => {
  expect(copyState(status(own, sections))).toBe(expected);
});
