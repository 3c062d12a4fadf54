import { expect, test } from "vitest";
import type { PageRecord } from "../../schema/generated/types.ts";
import { memoryEngine } from "../tests/support/engine/memory-engine.ts";
import { siteOf } from "../tests/support/pages/site-of.ts";
import { assertRecords } from "../tests/support/render/assert-records.ts";
import { assertFrame, assertRecord } from "./assert-records.ts";

const files = { "docs/a.md": "---\ntitle: A\ndescription: About.\n---\n\nText.\n" };
const wrong = (record: PageRecord | undefined): PageRecord =>
  ({ ...record, toc: "none" }) as unknown as PageRecord;

test("a new record that does not fit its schema is our bug, and so is a link index", async () => {
  const site = await siteOf(files);
  const engine = memoryEngine();
  const [record] = site.records;
  for (const page of site.records) expect(() => assertRecord(page)).not.toThrow();
  expect(() => assertFrame(site, engine)).not.toThrow();
  expect(() => assertRecord(wrong(record))).toThrow("does not fit the schema page-record");
  const links = { ...site.links, version: 2 as never };
  expect(() => assertFrame({ ...site, links, linksName: () => "another" }, engine)).toThrow(
    "does not fit the schema link-index",
  );
  expect(() => assertRecords({ ...site, records: [wrong(record)] })).toThrow("does not fit the schema");
});

test("what was not proven is proven the next time", async () => {
  const site = await siteOf(files);
  const engine = memoryEngine();
  const faulty = { ...site, shell: { ...site.shell, title: 1 as never } };
  for (const _ of ["first", "second"])
    expect(() => assertFrame(faulty, engine)).toThrow("does not fit the schema site-shell");
});
