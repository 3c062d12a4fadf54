import { renderSidebar } from "../../../renderer/shared/compose/sidebar.ts";
import type { PageRecord } from "../../../schema/generated/types.ts";
import { canonicalJson } from "../../core/canonical-json.ts";
import { compareStrings } from "../../core/diagnostics.ts";
import { noticeFeed } from "../../outputs/emit/notice-feed.ts";
import { noticeFeedPath } from "../../pages/notice-feed-path.ts";
import type { Site } from "../../site.ts";

/** A page that differs, with the places in it. */
interface AffectedPage {
  readonly pathname: string;
  readonly title: string;
  /** Anchors such as `#param-supply-voltage`, else parts of the page such as `toc`; none where the page is gone. */
  readonly places: readonly string[];
}

/** The differences of the output between two sites. Lists are sorted by address. */
export interface AffectedOutputs {
  /** Navigation, footer or another part of the frame of all pages differs. */
  readonly everyPage: boolean;
  readonly pages: readonly AffectedPage[];
  /** Files below /exports. */
  readonly exports: readonly { readonly pathname: string; readonly title: string }[];
}

/** Compares by what the incremental build keeps pages and files by: records, frame, sidebars, hashes of the files. */
export function compareOutputs(old: Site, next: Site): AffectedOutputs {
  return {
    everyPage: canonicalJson(old.shell) !== canonicalJson(next.shell),
    pages: comparePages(old, next),
    exports: compareExports(old, next),
  };
}

function comparePages(old: Site, next: Site): AffectedPage[] {
  const [before, after] = [pagesOf(old), pagesOf(next)];
  return [...new Set([...before.keys(), ...after.keys()])].sort(compareStrings).flatMap((pathname) => {
    const [a, b] = [before.get(pathname), after.get(pathname)];
    const title = (a ?? b)?.title ?? "";
    if (a === undefined || b === undefined) return [{ pathname, title, places: [] }];
    const places = [
      ...(canonicalJson(a) === canonicalJson(b) ? [] : differingParts(a, b)),
      ...(sidebarText(a, old) === sidebarText(b, next) ? [] : ["sidebar"]),
    ];
    return places.length === 0 ? [] : [{ pathname, title, places }];
  });
}

function pagesOf(site: Site): Map<string, PageRecord> {
  return new Map(
    [...site.records, site.search, site.offline, site.notFound].map((record) => [record.pathname, record]),
  );
}

/** The sidebar of a page as its HTML holds it. */
function sidebarText(record: PageRecord, { sidebars, shell }: Site): string {
  const tree = "sidebar" in record && record.sidebar !== undefined ? sidebars[record.sidebar] : undefined;
  return tree === undefined ? "" : renderSidebar(tree, record.pathname, shell.base);
}

function compareExports(old: Site, next: Site): AffectedOutputs["exports"] {
  const [before, after] = [exportsOf(old), exportsOf(next)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((pathname) => before.get(pathname)?.hash !== after.get(pathname)?.hash)
    .sort(compareStrings)
    .map((pathname) => ({ pathname, title: (before.get(pathname) ?? after.get(pathname))?.title ?? "" }));
}

function exportsOf({ exports, records, shell }: Site): Map<string, { hash: string; title: string }> {
  const found = new Map(
    exports.map(({ pathname, sha256, title, recordTitle }) => [
      pathname,
      { hash: sha256, title: `${recordTitle}: ${title}` },
    ]),
  );
  const feed = noticeFeed(
    records.filter((record) => record.type === "product"),
    shell,
  );
  if (feed !== undefined)
    found.set(`/${noticeFeedPath}`, { hash: feed, title: "Feed of errata and notices" });
  return found;
}

/** Where two states of a page differ: the nearest anchor of each difference, else the part of the record. */
function differingParts(old: PageRecord, next: PageRecord): string[] {
  const anchors = new Set([...old.anchors, ...next.anchors]);
  const keys = new Set([...Object.keys(old), ...Object.keys(next)]);
  const parts = [...keys].flatMap((key) => differingIn(fieldOf(old, key), fieldOf(next, key), key, anchors));
  return [...new Set(parts)];
}

function differingIn(a: unknown, b: unknown, part: string, anchors: ReadonlySet<string>): string[] {
  if (a === b) return [];
  if (typeof a === "string" && typeof b === "string") return [headingAbove(a, b, anchors) ?? part];
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return [part];
  const here = anchorOf(a, anchors) ?? anchorOf(b, anchors) ?? part;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => differingIn(fieldOf(a, key), fieldOf(b, key), here, anchors));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function fieldOf(value: object, key: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[key];
}

/** The anchor of a row, section or table. */
function anchorOf(value: object, anchors: ReadonlySet<string>): string | undefined {
  const names = ["anchor", "id"].map((key) => fieldOf(value, key));
  const found = names.find((name): name is string => typeof name === "string" && anchors.has(name));
  return found === undefined ? undefined : `#${found}`;
}

/** The last id in a text of HTML before the first character that differs. */
function headingAbove(a: string, b: string, anchors: ReadonlySet<string>): string | undefined {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const ids = [...a.slice(0, at).matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
  const found = ids.findLast((id) => anchors.has(id));
  return found === undefined ? undefined : `#${found}`;
}
