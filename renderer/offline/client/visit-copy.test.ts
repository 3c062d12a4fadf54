import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SyncAnswer } from "../sync/messages.ts";
import { type CopyMarker, readMarker, writeMarker } from "./copy-marker.ts";
import { askSync } from "./sync-client.ts";
import { noteCopy, visitCopy } from "./visit-copy.ts";

vi.mock("./sync-client.ts", () => ({ askSync: vi.fn() }));

const root = { hash: "a".repeat(64), bytes: 1 };
const savedAt = "2026-11-21T10:00:00Z";
const saved: CopyMarker = { state: "saved", savedAt };

const answer = (more: Partial<SyncAnswer["status"]> = {}): SyncAnswer => ({
  status: { storage: "works", sections: [], lastChanges: [], firstTransfer: 0, bytes: 0, ...more },
});
const whole = answer({ current: { release: 1, root, savedAt, sections: ["docs"] } });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", { documentElement: { dataset: { base: "/" } } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["is saved", undefined, whole, saved],
  ["is lost once it was saved", saved, answer(), { state: "lost", savedAt }],
  ["was never there", undefined, answer(), undefined],
  ["is in a storage that does not answer", saved, answer({ storage: "refused" }), saved],
] as const)("notes of a copy that it %s", (_, before, answer, after) => {
  writeMarker(before);
  expect(noteCopy(answer, before)).toEqual(after);
  expect(readMarker()).toEqual(after);
});

test("an answer from before the visitor removed the copy says nothing of it, nor does the next one", () => {
  writeMarker(saved);
  const markerAtRequest = readMarker();
  // Meanwhile, in another tab.
  writeMarker(undefined);
  expect(noteCopy(whole, markerAtRequest)).toBeUndefined();
  expect(noteCopy(answer(), readMarker())).toBeUndefined();
  expect(readMarker()).toBeUndefined();
});

test("an answer from before the visitor pressed save does not take back what was wanted", () => {
  writeMarker({ state: "wanted" });
  expect(noteCopy(answer(), undefined)).toEqual({ state: "wanted" });
  expect(readMarker()).toEqual({ state: "wanted" });
});

test("a visit finishes a removal whose page was closed, and misses nothing then", async () => {
  writeMarker({ state: "unwanted", savedAt });
  // A status that another page has read before the objects are deleted does not end the removal.
  expect(noteCopy(whole, readMarker())).toEqual({ state: "unwanted", savedAt });
  vi.mocked(askSync)
    .mockResolvedValueOnce(whole)
    .mockResolvedValueOnce({ ...answer(), outcome: { kind: "removed" } });
  expect(await visitCopy()).toMatchObject({ isLost: false });
  expect(askSync).toHaveBeenLastCalledWith({ kind: "remove", ids: "all" });
  expect(readMarker()).toBeUndefined();
});

test("a removal of a first download whose page was closed is finished too", async () => {
  writeMarker({ state: "unwanted" });
  vi.mocked(askSync)
    .mockResolvedValueOnce(answer())
    .mockResolvedValueOnce({ ...answer(), outcome: { kind: "removed" } });
  await visitCopy();
  expect(askSync).toHaveBeenLastCalledWith({ kind: "remove", ids: "all" });
});

test("a browser that was killed comes back with a removal that is over: what was saved since stays", async () => {
  writeMarker({ state: "unwanted", savedAt: "2026-11-20T10:00:00Z" });
  vi.mocked(askSync)
    .mockResolvedValueOnce(whole)
    .mockResolvedValueOnce({ ...whole, outcome: { kind: "unchanged" } });
  await visitCopy();
  expect(askSync).toHaveBeenLastCalledWith({ kind: "visit", mayDownload: true });
  expect(readMarker()).toEqual(saved);
});

test("a storage that does not answer is no reason to remove anything", async () => {
  writeMarker({ state: "unwanted", savedAt });
  vi.mocked(askSync)
    .mockResolvedValueOnce(answer({ storage: "silent" }))
    .mockResolvedValueOnce(answer({ storage: "silent" }));
  await visitCopy();
  expect(askSync).toHaveBeenLastCalledWith({ kind: "visit", mayDownload: true });
  expect(readMarker()).toEqual({ state: "unwanted", savedAt });
});
