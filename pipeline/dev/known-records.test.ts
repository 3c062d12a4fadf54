import { expect, test } from "vitest";
import type { PageRecord } from "../../schema/generated/types.ts";
import { withKnownRecords } from "./known-records.ts";

const record = (pathname: string, html: string): PageRecord =>
  ({ type: "page", pathname, body: [{ kind: "html", html }] }) as unknown as PageRecord;

test("records that say the same stay the same objects, and others are the new ones", () => {
  const before = [record("/a", "one"), record("/b", "two"), record("/gone", "three")];
  const after = [record("/a", "one"), record("/b", "changed"), record("/new", "three")];
  const kept = withKnownRecords(after, before);
  expect(kept).toEqual(after);
  expect(kept.map((one, at) => [one === before[at], one === after[at]])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
});
