import type { LinkIndex, PageRecord } from "../../../schema/generated/types.ts";
import { compareStrings } from "../../core/diagnostics.ts";
import { aliasAddress } from "./resolve-link.ts";
import type { SiteIndex } from "./site-index.ts";
import type { SiteLink } from "./site-links.ts";

/** Input for the link index: the pages, anchors, files and links of a site. */
interface LinkedSite {
  readonly records: readonly PageRecord[];
  readonly siteLinks: readonly SiteLink[];
  /** Addresses of the pages that show a value, by its reference. */
  readonly valueUses: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses of files below `/exports`, feeds among them. */
  readonly exports: readonly string[];
  readonly options: NonNullable<LinkIndex["options"]>;
  /** Addresses of downloads by their path in the data folder. */
  readonly downloads: Readonly<Record<string, string>>;
}

/** The public contract of the site: `links.json`. Sorted, so that equal input gives equal bytes. */
export function linkIndex(
  index: SiteIndex,
  { records, siteLinks, valueUses, exports, downloads, options }: LinkedSite,
): LinkIndex {
  const inbound = new Map<string, Set<string>>();
  for (const { resolved, pathname } of siteLinks) {
    if (resolved.kind !== "page" || pathname === undefined || pathname === resolved.pathname) continue;
    inbound.set(resolved.pathname, (inbound.get(resolved.pathname) ?? new Set()).add(pathname));
  }
  const pages = sorted(records).map((record) => [
    record.pathname,
    {
      title: record.title,
      type: record.type,
      source: record.source,
      anchors: record.anchors,
      inbound: [...(inbound.get(record.pathname) ?? [])].sort(compareStrings),
    },
  ]);
  const aliases = [...index.pages.aliases().values()]
    .map(({ from, to }) => [from, aliasAddress(to, index)] as const)
    .sort(([a], [b]) => compareStrings(a, b));
  const values = [...valueUses]
    .map(([path, uses]) => [path, [...uses].sort(compareStrings)] as const)
    .sort(([a], [b]) => compareStrings(a, b));
  return {
    version: 1,
    options,
    pages: Object.fromEntries(pages) as LinkIndex["pages"],
    aliases: Object.fromEntries(aliases),
    files: [...exports].sort(compareStrings),
    downloads,
    values: Object.fromEntries(values),
  };
}

function sorted(records: readonly PageRecord[]): PageRecord[] {
  return [...records].sort((a, b) => compareStrings(a.pathname, b.pathname));
}
