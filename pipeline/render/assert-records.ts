import type { PageRecord } from "../../schema/generated/types.ts";
import { hashOf } from "../core/hash.ts";
import type { Engine } from "../engine/engine.ts";
import type { SiteContent } from "../pages/site-content.ts";
import { ownSchemas } from "../sources/validate/own-schemas.ts";

/** Checks a new record. */
export function assertRecord(record: PageRecord): void {
  ownSchemas().validateValue("page-record", record);
}

/**
 * Checks the shell of the pages and the link index. A value that was checked before is not checked again: the
 * link index of an edit that moves no anchor is the one before.
 */
export function assertFrame(site: SiteContent, engine: Engine): void {
  const own = ownSchemas();
  const proven = engine.table<true>("proven");
  proven.memo(hashOf("site-shell", JSON.stringify(site.shell)), () => {
    own.validateValue("site-shell", site.shell);
    return true;
  });
  proven.memo(`link-index ${site.linksName()}`, () => {
    own.validateValue("link-index", site.links);
    return true;
  });
}
