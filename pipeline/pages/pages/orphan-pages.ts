import type { PageRecord, SiteShell } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { isInterfaceType } from "../../model/resolve/interface-types.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { SiteLink } from "../../model/resolve/site-links.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";

interface WrittenSite {
  readonly index: SiteIndex;
  readonly records: readonly PageRecord[];
  readonly sidebars: object;
  readonly shell: SiteShell;
  readonly siteLinks: readonly SiteLink[];
}

/**
 * Pages that a visitor cannot reach: no other page, menu, sidebar or listing leads to them. Unlisted ones are meant so,
 * and a site without menus of its own has not come so far. A broken link may be the one that was to lead there.
 */
export function orphanPages(site: WrittenSite): Diagnostic[] {
  const { index, records, sidebars, shell, siteLinks } = site;
  const { navigation, footer } = index.config.source;
  if (navigation === undefined && footer === undefined) return [];
  if (siteLinks.some(({ resolved }) => resolved.kind === "broken")) return [];
  const reached = new Set(["/", ...addressesIn(shell, shell.base), ...addressesIn(sidebars, shell.base)]);
  for (const { resolved, pathname } of siteLinks)
    if (resolved.kind === "page" && resolved.pathname !== pathname) reached.add(resolved.pathname);
  const isLeft = ({ pathname, unlisted }: PageRecord): boolean => unlisted !== true && !reached.has(pathname);
  const left = new Map(records.filter(isLeft).map((record) => [record.pathname, record]));
  // Listings, comparisons and cards are not written as links. Few pages of many have some: docs come last.
  for (const record of [...records].sort((a, b) => Number(a.type === "doc") - Number(b.type === "doc"))) {
    if (left.size === 0) return [];
    const { breadcrumbs: _, pathname, ...content } = record;
    for (const address of addressesIn(content, shell.base)) if (address !== pathname) left.delete(address);
  }
  return [...left.values()].flatMap(({ pathname }) => {
    const claim = index.pages.get(pathname);
    if (claim?.source === undefined) return [];
    return [
      diagnosticAt(claim.source, claim.pointer, {
        code: "page-orphan",
        severity: "warning",
        message: `No page, menu or listing leads to ${pathname}, so visitors do not find it.`,
        hint: isInterfaceType(claim.type)
          ? "Name a published product in products:, or link to it from a page or a menu."
          : "Link to it from a page or a menu, or set unlisted: true where that is meant.",
      }),
    ];
  });
}

/** Addresses of the site in the strings of a value: whole strings, and those of links in HTML. */
function addressesIn(value: unknown, base: string): Set<string> {
  const found = new Set<string>();
  const add = (address: string): void => {
    if (!address.startsWith("/")) return;
    const inside = address.startsWith(base) ? address.slice(base.length - 1) : address;
    found.add(inside.replace(/[?#].*$/s, ""));
  };
  const visit = (node: unknown): void => {
    if (typeof node === "string") {
      add(node);
      // Most texts have no link, and to look for a word is quicker than for a pattern.
      if (node.includes(" href=")) for (const [, href = ""] of node.matchAll(/ href="([^"]*)"/g)) add(href);
    } else if (typeof node === "object" && node !== null) Object.values(node).forEach(visit);
  };
  visit(value);
  return found;
}
