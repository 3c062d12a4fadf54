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
  return siteLinks().filter(
    (link) => link.resolved.kind === "page" && pages.has(link.resolved.pathname) && !isFormerAddress(link),
  );
}

/** Where a former address leads, which nobody reads. */
function isFormerAddress({ source, position }: SiteLink): boolean {
  const field = source.references.find((reference) => reference.position === position);
  return field !== undefined && /^\/(redirects|anchorAliases)\//.test(field.pointer);
}

function contactPages(index: SiteIndex): ReadonlySet<string> {
  const pages = recordsOf(index, "page").filter(({ data }) => data.organization === true);
  const asked = [...recordsOf(index, "service"), ...recordsOf(index, "serial-check")];
  return new Set([
    ...pages.flatMap((source) => index.pages.ofSource(source) ?? []),
    ...asked.flatMap((source) => targetOf(source, source.data.contact, index)),
  ]);
}

function targetOf(source: ValidSource, link: string | undefined, index: SiteIndex): string[] {
  if (link === undefined) return [];
  const target = resolveLink(link, { path: source.path }, index);
  return target.kind === "page" ? [target.pathname] : [];
}
