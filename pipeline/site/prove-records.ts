import type { PageRecord } from "../../schema/generated/types.ts";
import type { Site } from "../site.ts";
import { ownSchemas } from "../validate/own-schemas.ts";

/** Checks records against their own schema: a mistake there is ours, not the author's. All of them where none are named. */
export function proveRecords(
  site: Site,
  records: readonly PageRecord[] = [...site.records, site.search, site.offline, site.notFound],
): void {
  const own = ownSchemas();
  for (const record of records) own.validateValue("page-record", record);
  own.validateValue("site-shell", site.shell);
  own.validateValue("link-index", site.links);
}
