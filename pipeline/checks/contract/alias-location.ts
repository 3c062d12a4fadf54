import type { LinkIndex } from "../../../schema/generated/types.ts";
import type { Diagnostic, Position } from "../../core/diagnostics.ts";
import { lastPart } from "../../model/resolve/doc-path.ts";
import { isWithheld, type SiteIndex } from "../../model/resolve/site-index.ts";
import { positionOf, type Source } from "../../sources/parse/source.ts";

type Page = LinkIndex["pages"][string];

/** The file that should say where a page went, and the position in it. */
export interface AliasLocation {
  readonly file: string;
  readonly position: Position | undefined;
  /** The page that took its place, if one is known. */
  readonly moved: string | undefined;
  /** Why its own file says nothing: it is a draft or archived. */
  readonly withheld: boolean;
}

/** Keys that decide the address of a page or hold its former ones, the most telling first. */
const addressKeys = ["/aliases", "/slug", "/route", "/id"] as const;

/** The beginning of a file, where a key can be added. */
const START: Position = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Finds where the alias of a page that is gone belongs. */
export function aliasLocation(
  pathname: string,
  page: Page,
  { index, links, known }: { index: SiteIndex; links: LinkIndex; known: ReadonlySet<string> },
): AliasLocation {
  const source = index.sources.get(page.source);
  if (source !== undefined && (isWithheld(source) || source.data.draft === true)) {
    const key = source.data.draft === true ? "/draft" : "/state";
    return { file: source.path, position: positionOf(source, key), moved: undefined, withheld: true };
  }
  const moved = successorOf(pathname, page, links, known);
  const file = moved === undefined ? undefined : index.sources.get(links.pages[moved]?.source ?? "");
  // A page that the site makes from site.yaml has no former addresses of its own.
  if (moved === undefined || file === undefined || file.type === "site")
    return redirectLocation(index, moved);
  return { file: file.path, position: addressPosition(file), moved, withheld: false };
}

/** The list of redirects in `site.yaml`, or the file where it has none. */
export function redirectLocation({ site }: SiteIndex, moved?: string): AliasLocation {
  const position = site && (site.positions["/redirects"] ?? START);
  return { file: site?.path ?? "site.yaml", position, moved, withheld: false };
}

/** Where a file says its own former addresses, or could. */
export function addressPosition(source: Source): Position {
  return addressKeys.map((key) => source.positions[key]).find((position) => position !== undefined) ?? START;
}

/**
 * The new page that a former one became: of the same file, else the only new one of its type with the same title, last
 * part of the address, or anchors.
 */
function successorOf(
  pathname: string,
  page: Page,
  links: LinkIndex,
  known: ReadonlySet<string>,
): string | undefined {
  const all = Object.entries(links.pages);
  // The home page may be a copy of a doc, which has its own address.
  const isCopy = ([address, { source }]: [string, Page]): boolean =>
    address === "/" && all.some(([other, page]) => other !== "/" && page.source === source);
  const fresh = all.filter((entry) => !known.has(entry[0]) && !isCopy(entry));
  const same = fresh.filter(([, other]) => other.source === page.source && other.type === page.type);
  if (same.length > 0) return only(same);
  const alike = fresh.filter(([, other]) => other.type === page.type);
  const tests: ((entry: [string, Page]) => boolean)[] = [
    ([, other]) => other.title === page.title,
    ([address]) => lastPart(address) === lastPart(pathname),
    ([, other]) => page.anchors.length > 0 && page.anchors.every((id) => other.anchors.includes(id)),
  ];
  return tests.map((test) => only(alike.filter(test))).find((found) => found !== undefined);
}

function only(entries: readonly [string, Page][]): string | undefined {
  return entries.length === 1 ? entries[0]?.[0] : undefined;
}

/** A diagnostic at the position of an alias. */
export function atLocation(
  position: AliasLocation,
  diagnostic: Pick<Diagnostic, "code" | "message" | "hint">,
): Diagnostic {
  return { severity: "error", file: position.file, ...position.position, ...diagnostic };
}
