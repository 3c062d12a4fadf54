import { describe, expect, test } from "vitest";
import { epochDate, latestFile } from "./latest.ts";

const root = { hash: "a".repeat(64), bytes: 12 };

test("latest.json holds release, date and root, and nothing else", () => {
  expect(latestFile({ release: 7, date: "2026-11-21T12:00:00Z" }, root).bytes()).toBe(
    `{"date":"2026-11-21T12:00:00Z","release":7,"root":{"bytes":12,"hash":"${root.hash}"},"version":1}\n`,
  );
  expect(latestFile({ release: 0, date: undefined }, root).bytes()).not.toContain("date");
});

describe("the date of a release", () => {
  test.each([
    [undefined, undefined],
    ["0", "1970-01-01T00:00:00Z"],
    ["1700000000", "2023-11-14T22:13:20Z"],
    ["1700000000.5", undefined],
    ["yesterday", undefined],
  ])("of SOURCE_DATE_EPOCH %s is %s", (epoch, date) => {
    expect(epochDate(epoch)).toBe(date);
  });
});
