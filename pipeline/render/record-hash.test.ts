import { expect, test } from "vitest";
import type { PageRecord } from "../../schema/generated/types.ts";
import { memoryEngine } from "../tests/support/engine/memory-engine.ts";
import { hashOfRecord, keepHash, knownHash, recordHash } from "./record-hash.ts";

const record = (title: string): PageRecord =>
  ({ type: "service", pathname: "/services/a", title }) as unknown as PageRecord;
const swapped = { title: "A", pathname: "/services/a", type: "service" } as unknown as PageRecord;

test("a hash is not known before it is made, and then of every record that is made the same way", () => {
  const engine = memoryEngine();
  expect(knownHash(record("A"), engine)).toBeUndefined();
  const hash = recordHash(record("A"), engine);
  expect(hash).toBe(hashOfRecord(record("A")));
  expect(knownHash(record("A"), engine)).toBe(hash);
  expect(knownHash(record("B"), engine)).toBeUndefined();
  // The same record, written otherwise: it is not known, and has the same hash.
  expect(knownHash(swapped, engine)).toBeUndefined();
  expect(recordHash(swapped, engine)).toBe(hash);
});

test("a hash that somebody else has made is taken as it is", () => {
  const engine = memoryEngine();
  expect(keepHash(record("A"), "made elsewhere", engine)).toBe("made elsewhere");
  expect(recordHash(record("A"), engine)).toBe("made elsewhere");
});
