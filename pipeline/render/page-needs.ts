import type { PageFragments, PageRecord } from "../../schema/generated/types.ts";
import { decodedAddress } from "../core/text/decoded.ts";
import type { ValueTable } from "../engine/cache/value-table.ts";
import type { Engine } from "../engine/engine.ts";
import { tableOf } from "../pages/page-facts.ts";
import type { RenderedPage } from "./page-files.ts";
import { unescapeHtml } from "./unescape-html.ts";

/** Files that a piece of HTML names, as paths below the base, decoded. Pages are among them; the caller knows which. */
export interface Needs {
  /** The files that the page requires: images, scripts, styles, icons. */
  readonly required: readonly string[];
  /** The files and pages that a reader may open or download. */
  readonly offered: readonly string[];
}

/** The address of the site: scheme and host are cut from addresses that name them. */
export interface SiteLocation {
  readonly base: string;
  readonly url?: string | undefined;
}

/**
 * A tag with an address: its name, the text before its last address, and that with its name. Most tags of a
 * page are of elements that never have an address; a place of the same page does not count.
 */
const ADDRESSING_TAG =
  /<(?!(?:span|path|li|td|th|code|pre|p)\b)([a-z][\w-]*)((?:\s[^<>]*)?)\s(src|href|xlink:href|poster|data|srcset|data-props)="((?!#[^" ,]*")[^"<>]*)"[^<>]*>/gi;
const ADDRESSING = /\s(?:src|href|xlink:href|poster|data|srcset|data-props)="/i;
const ATTRIBUTE = /\s(src|href|xlink:href|poster|data|srcset|data-props)="([^"]*)"/gi;
/** Links of the head that a page is drawn with; others, such as the canonical one, lead elsewhere. */
const DRAWN = /\srel="[^"]*\b(stylesheet|icon|apple-touch-icon|preload|modulepreload|manifest)\b/i;

/** A page by what is drawn of it. */
interface NeedingPage extends Pick<RenderedPage, "partsKey" | "parts"> {
  readonly record: Pick<PageRecord, "type">;
}

/** Gives what a page needs, computed once for its parts. */
export function needsFinder(location: SiteLocation, engine: Engine): (page: NeedingPage) => Needs {
  return ({ record, partsKey, parts }) =>
    knownNeeds(record, location, engine).memo(partsKey, () => needsOfParts(parts(), location));
}

/** Gives what pages need together. */
export function needsOfPages(
  location: SiteLocation,
  engine: Engine,
): (pages: readonly NeedingPage[]) => Needs {
  const needsOf = needsFinder(location, engine);
  return (pages) => {
    const each = pages.map(needsOf);
    const required = [...new Set(each.flatMap(({ required }) => required))].sort();
    const offered = [...new Set(each.flatMap(({ offered }) => offered))].sort();
    return { required, offered };
  };
}

/** The needs of pages like this one by their parts, as they were made before. */
export function knownNeeds(
  page: Pick<PageRecord, "type">,
  { base, url = "" }: SiteLocation,
  engine: Engine,
): ValueTable<Needs> {
  return engine.table(`${tableOf("offline needs", page)} ${base} ${url}`);
}

/** Folders of what a visitor can open or download without opening a page. */
const FILE = /^(?:assets|exports)\//;

/**
 * Only the files that a page offers: other pages are no part of it, and most of a page's links lead to them.
 */
export function needsOfParts({ head, main, breadcrumbs, toc }: PageFragments, location: SiteLocation): Needs {
  return needsOf(head + main + breadcrumbs + toc, location, (path) => FILE.test(path));
}

/**
 * The files of its own site that a finished page shows and offers: addresses of tags, and those in the
 * properties of islands.
 */
export function needsOfHtml(html: string, location: SiteLocation): Needs {
  return needsOf(html, location, () => true);
}

function needsOf(html: string, location: SiteLocation, isOffered: (path: string) => boolean): Needs {
  const required = new Set<string>();
  const offered = new Set<string>();
  const add = (name: string, value: string, isLink: boolean): void => {
    for (const address of addressesIn(name, unescapeHtml(value))) {
      const path = pathOf(address, location);
      if (path === undefined) continue;
      if (!isLink && name !== "data-props") required.add(path);
      else if (isOffered(path)) offered.add(path);
    }
  };
  for (const [whole, tag, before = "", name = "", value = ""] of html.matchAll(ADDRESSING_TAG)) {
    const isLink = tag === "a" || (tag === "link" && !DRAWN.test(whole));
    if (!ADDRESSING.test(before)) add(name, value, isLink);
    else for (const [, name = "", value = ""] of whole.matchAll(ATTRIBUTE)) add(name, value, isLink);
  }
  return copyOf({
    required: [...required].sort(),
    offered: [...offered].filter((path) => !required.has(path)).sort(),
  });
}

/** A path that was cut from HTML keeps all of that in memory, and needs are kept for every page. */
function copyOf(needs: Needs): Needs {
  return JSON.parse(JSON.stringify(needs)) as Needs;
}

function addressesIn(name: string, value: string): string[] {
  if (name === "srcset") return value.split(",").map((item) => item.trim().split(/\s+/)[0] ?? "");
  // The properties of an island: every text that could be an address.
  if (name === "data-props") return [...value.matchAll(/"(\/[^"\\]*)"/g)].map(([, text = ""]) => text);
  return [value];
}

/** The path of an address of this site, without query and fragment; undefined for addresses of others. */
export function pathOf(address: string, { base, url }: SiteLocation): string | undefined {
  const isWhole = url !== undefined && address.startsWith(`${url}/`);
  const rooted = isWhole ? address.slice(url.length) : address;
  if (!rooted.startsWith(base) || rooted.startsWith("//")) return undefined;
  const end = rooted.search(/[?#]/);
  try {
    return decodedAddress(rooted.slice(base.length, end === -1 ? undefined : end));
  } catch {
    return undefined;
  }
}
