import type { PageRecord } from "../../schema/generated/types.ts";
import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";
import type { SiteContent } from "../site.ts";
import { ownSchemas } from "../validate/own-schemas.ts";

/**
 * Checks new records, the frame of the pages and the link index. What the store knows as proven is not proven again: the
 * link index of an edit that moves no anchor is the one before.
 */
export function proveNew(site: SiteContent, records: readonly PageRecord[], store: PackStore): void {
  const own = ownSchemas();
  const proven = store.table<true>("proven");
  for (const record of records) own.validateValue("page-record", record);
  for (const [schema, value] of wholes(site))
    proven.keep(hashOf(schema, JSON.stringify(value)), () => {
      own.validateValue(schema, value);
      return true;
    });
}

function wholes({ shell, links }: SiteContent): (readonly [schema: string, value: unknown])[] {
  return [
    ["site-shell", shell],
    ["link-index", links],
  ];
}

/** Checks all records of a site, and what belongs to it as a whole: a mistake there is ours, not the author's. */
export function proveRecords(site: SiteContent): void {
  const own = ownSchemas();
  for (const record of [...site.records, site.search, site.offline, site.notFound])
    own.validateValue("page-record", record);
  for (const [schema, value] of wholes(site)) own.validateValue(schema, value);
}
