import { expect, test } from "vitest";
import { latestFile } from "./offline-files.ts";

const root = { hash: "a".repeat(64), bytes: 12 };

test("latest.json holds release, date and root, and nothing else", () => {
  expect(latestFile({ release: 7, date: "2026-11-21T12:00:00Z" }, root).bytes()).toBe(
    `{"date":"2026-11-21T12:00:00Z","release":7,"root":{"bytes":12,"hash":"${root.hash}"},"version":1}\n`,
  );
  expect(latestFile({ release: 0, date: undefined }, root).bytes()).not.toContain("date");
});
