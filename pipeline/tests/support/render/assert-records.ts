import type { SiteContent } from "../../../pages/site-content.ts";
import { assertRecord } from "../../../render/assert-records.ts";
import { ownSchemas } from "../../../sources/validate/own-schemas.ts";

/** Checks all records of a site, and what belongs to it as a whole: a mistake there is ours, not the author's. */
export function assertRecords(site: SiteContent): void {
  const own = ownSchemas();
  for (const page of [...site.records, site.search, site.offline, site.notFound]) assertRecord(page);
  own.validateValue("site-shell", site.shell);
  own.validateValue("link-index", site.links);
}
