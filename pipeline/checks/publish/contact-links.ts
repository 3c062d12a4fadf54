import type { Position } from "../../core/diagnostics.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { resolveLink } from "../../model/resolve/resolve-link.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { SiteLink } from "../../model/resolve/site-links.ts";
import type { ValidSource } from "../../sources/parse/source.ts";
import type { CandidateSite } from "./blocker.ts";

/** Every link that sends a visitor to ask: those to the contact page, and to what a service or the serial check names for it. */
export function contactLinks({ index, siteLinks }: Pick<CandidateSite, "index" | "siteLinks">): SiteLink[] {
  const pages = contactPages(index);
  if (pages.size === 0) return [];
  const leading = siteLinks().filter(
    ({ resolved }) => resolved.kind === "page" && pages.has(resolved.pathname),
  );
  const former = formerAddresses(leading);
  return leading.filter(({ position }) => position === undefined || !former.has(position));
}

/** The places in files that name the target of a former address, which no page shows. */
function formerAddresses(links: readonly SiteLink[]): ReadonlySet<Position> {
  const sources = new Set(links.map(({ source }) => source));
  const references = [...sources].flatMap((source) => source.references);
  return new Set(
    references
      .filter(({ pointer }) => /^\/(redirects|anchorAliases)\//.test(pointer))
      .map(({ position }) => position),
  );
}

function contactPages(index: SiteIndex): ReadonlySet<string> {
  const pages = recordsOf(index, "page").filter(({ data }) => data.organization === true);
  const askingRecords = [...recordsOf(index, "service"), ...recordsOf(index, "serial-check")];
  return new Set([
    ...pages.flatMap((source) => index.pages.ofSource(source) ?? []),
    ...askingRecords.flatMap((source) => targetOf(source, source.data.contact, index)),
  ]);
}

function targetOf(source: ValidSource, link: string | undefined, index: SiteIndex): string[] {
  if (link === undefined) return [];
  const target = resolveLink(link, { path: source.path }, index);
  return target.kind === "page" ? [target.pathname] : [];
}
