import type { PageClaim } from "./resolve/page-table.ts";
import { recordsOf } from "./resolve/records-of.ts";
import type { SiteIndex } from "./resolve/site-index.ts";
import { isStub } from "./resolve/stub.ts";

/** The page that tells how to reach the organization, by `organization: true`; undefined where none is published. */
export function contactPage(index: SiteIndex): PageClaim | undefined {
  const pages = recordsOf(index, "page").filter(
    (source) => source.data.organization === true && !isStub(source),
  );
  const pathname = pages.map((source) => index.pages.ofSource(source)).find((found) => found !== undefined);
  return pathname === undefined ? undefined : index.pages.get(pathname);
}
