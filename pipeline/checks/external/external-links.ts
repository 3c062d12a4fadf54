import { compareStrings, type Position } from "../../core/diagnostics.ts";
import { groupBy } from "../../core/group-by.ts";
import { contactChannels } from "../../model/contact-channels.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { publishedSources, type SiteLink } from "../../model/resolve/site-links.ts";
import { positionOf } from "../../sources/parse/source.ts";
import type { MarkdownLink } from "../../sources/parse/types.ts";

/** Links of YAML are edges; those of Markdown to other sites are kept with the text. */
export interface LinkedSite {
  readonly index: SiteIndex;
  readonly siteLinks: readonly SiteLink[];
}

/** A position in a file that links to another site. */
export interface ExternalLocation {
  readonly file: string;
  readonly position: Position | undefined;
}

/** Web addresses of other sites, without anchors, and every position that links to each. Sorted by address. */
export function externalLinks(site: LinkedSite): Map<string, ExternalLocation[]> {
  const byAddress = groupBy(webLinks(site), ({ address }) => address);
  const sorted = [...byAddress].sort(([a], [b]) => compareStrings(a, b));
  return new Map(sorted.map(([address, links]) => [address, links.map(({ location }) => location)]));
}

interface WebLink {
  readonly address: string;
  readonly location: ExternalLocation;
}

function* webLinks({ index, siteLinks }: LinkedSite): Generator<WebLink> {
  for (const { resolved, source, position } of siteLinks)
    if (resolved.kind === "external") yield* webLink(resolved.href, { file: source.path, position });
  for (const source of publishedSources(index))
    for (const { target, position } of Object.values(source.prose).flatMap(externalsOf))
      yield* webLink(target, { file: source.path, position });
  yield* channelLinks(index);
}

/** The forms, chats and other places of `contact`, which are whole addresses by their schema and no links. */
function channelLinks(index: SiteIndex): WebLink[] {
  const { site } = index;
  if (site === undefined) return [];
  return contactChannels(index).flatMap(({ href, pointer }) =>
    webLink(href, { file: site.path, position: positionOf(site, `${pointer}/to`) }),
  );
}

function webLink(href: string, location: ExternalLocation): WebLink[] {
  const address = webAddress(href);
  return address === undefined ? [] : [{ address, location }];
}

function externalsOf({
  externals = [],
}: {
  readonly externals?: readonly MarkdownLink[];
}): readonly MarkdownLink[] {
  return externals;
}

function webAddress(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  url.hash = "";
  return url.href;
}
