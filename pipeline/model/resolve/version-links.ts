import type { Diagnostic } from "../../core/diagnostics.ts";
import type { DocSet } from "./doc-sets.ts";
import type { PageClaim } from "./page-table.ts";
import type { SiteIndex } from "./site-index.ts";
import { type SiteLink, setOf } from "./site-links.ts";

/** Links of released docs to pages of the version to come, which readers of the release do not have. */
export function checkVersionLinks(siteLinks: readonly SiteLink[], index: SiteIndex): Diagnostic[] {
  const coming = index.docSets.find(({ name, latest }) => name === "current" && !latest);
  if (coming === undefined) return [];
  return siteLinks.flatMap(({ source, position, target, resolved }): Diagnostic[] => {
    const own = setOf(source, index);
    if (own === undefined || own.further !== undefined || own === coming || resolved.kind !== "page")
      return [];
    const page = index.pages.get(resolved.pathname);
    if (page?.node?.set !== coming) return [];
    const same = sameIn(own, page, index);
    return [
      {
        code: "link-coming-version",
        severity: "warning",
        file: source.path,
        ...position,
        message: `"${target}" leads out of ${own.label} to ${coming.label}, the version of the docs that is not released yet.`,
        hint:
          same === undefined
            ? `${own.label} has no such page: add it to ${own.folder}, or take the link out.`
            : `${own.label} has this page; link to ${same}.`,
      },
    ];
  });
}

/** The address of the same page in another version. */
function sameIn(set: DocSet, { node }: PageClaim, { docs }: SiteIndex): string | undefined {
  if (node?.kind !== "doc") return undefined;
  return [...docs.values()].find((doc) => doc.set === set && doc.id === node.id)?.pathname;
}
