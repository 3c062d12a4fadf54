import { expect, test } from "vitest";
import type { PageRecord } from "../../schema/generated/types.ts";
import { PackStore } from "../engine/cache/pack-store.ts";
import { hashOfRecord, keepHash, knownHash, recordHash } from "./record-hash.ts";

const record = (title: string): PageRecord =>
  ({ type: "service", pathname: "/services/a", title }) as unknown as PageRecord;
const swapped = { title: "A", pathname: "/services/a", type: "service" } as unknown as PageRecord;

test("a hash is not known before it is made, and then of every record that is made the same way", () => {
  const store = PackStore.open(undefined, "hashes", "1");
  expect(knownHash(record("A"), store)).toBeUndefined();
  const hash = recordHash(record("A"), store);
  expect(hash).toBe(hashOfRecord(record("A")));
  expect(knownHash(record("A"), store)).toBe(hash);
  expect(knownHash(record("B"), store)).toBeUndefined();
  // The same record, written otherwise: it is not known, and has the same hash.
  expect(knownHash(swapped, store)).toBeUndefined();
  expect(recordHash(swapped, store)).toBe(hash);
});

test("a hash that somebody else has made is taken as it is", () => {
  const store = PackStore.open(undefined, "hashes", "1");
  expect(keepHash(record("A"), "made elsewhere", store)).toBe("made elsewhere");
  expect(recordHash(record("A"), store)).toBe("made elsewhere");
});
