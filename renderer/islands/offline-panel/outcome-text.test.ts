import { expect, test } from "vitest";
import { countText } from "./change-list.tsx";
import { outcomeText, problemText, storageText } from "./outcome-text.ts";

const now = 1_000_000;

test.each<[Parameters<typeof outcomeText>[0], RegExp]>([
  [{ kind: "done", changes: [] }, /^Done\./],
  [{ kind: "verified", objects: 90, broken: 0 }, /all 90 files are whole/],
  [{ kind: "verified", objects: 90, broken: 2 }, /^2 of 90 files .* Repair/],
  [{ kind: "full", missing: 1_234_000, root: "" }, /1\.2\u202fMB are missing/],
  [
    { kind: "waiting", problem: { kind: "offline" }, retryAt: now + 240_000 },
    /no network.* in about 4 minutes/,
  ],
  [{ kind: "waiting", problem: { kind: "silent" }, retryAt: now - 1 }, /in about a minute/],
  [{ kind: "busy" }, /Another tab/],
  [{ kind: "newer-format" }, /newer version/],
  [{ kind: "sections-gone" }, /stays as it is/],
  [{ kind: "removed" }, /^Removed from this device\.$/],
  [{ kind: "cancelled" }, /^Stopped\./],
  [{ kind: "left" }, /was closed before it was done/],
  [{ kind: "checked", result: "nothing-new" }, /^Nothing is new/],
])("%j is described in words", (outcome, text) => {
  expect(outcomeText(outcome, now)).toMatch(text);
});

test.each([
  [1, 0, "1 page changed"],
  [2, 3, "2 pages changed, 3 pages removed"],
  [0, 1, "1 page removed"],
])("F41: %i changed and %i removed pages are counted apart", (changed, removed, text) => {
  expect(countText(changed, removed)).toBe(text);
});

test("F07: a captive portal is named, whatever it answered", () => {
  expect(problemText({ kind: "own-pages" })).toContain("This network answers with its own pages.");
});

test("F23: a browser that refuses storage is named, and that reading online works", () => {
  expect(storageText("refused")).toMatch(/^This browser refuses storage: .* read online\.$/);
  expect(storageText("works")).toBe("");
});
