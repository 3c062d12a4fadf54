import { slug } from "github-slugger";
import type { Diagnostic } from "../../core/diagnostics.ts";
import type { Heading } from "../../sources/parse/types.ts";
import { anchorOf } from "./anchor-of.ts";
import type { SiteIndex } from "./site-index.ts";
import type { SiteLink } from "./site-links.ts";

const NUMBERED = /-[1-9]\d*$/;

/**
 * Links to the second heading of a name, whose anchor `pins-1` comes from its order alone: with one more
 * heading above it the link leads to another section without any error.
 */
export function unstableAnchors(index: SiteIndex, siteLinks: readonly SiteLink[]): Diagnostic[] {
  const known = new Map<string, PageHeadings>();
  return siteLinks.flatMap(({ source, position, resolved }): Diagnostic[] => {
    const wanted = resolved.kind === "page" ? anchorOf(resolved.hash) : undefined;
    if (resolved.kind !== "page" || wanted === undefined || !NUMBERED.test(wanted)) return [];
    const { pathname } = resolved;
    const page = known.get(pathname) ?? new PageHeadings(headingsOf(index, pathname));
    known.set(pathname, page);
    const heading = page.counted(wanted);
    if (heading === undefined) return [];
    return [
      {
        code: "anchor-unstable",
        cause: `${pathname}#${wanted}`,
        severity: "warning",
        file: source.path,
        ...position,
        message: `The anchor "${wanted}" depends on the number of headings "${heading}" above it.`,
        hint: "Give that heading an id of its own, such as {#left-pins}, or another text.",
      },
    ];
  });
}

/** The headings of a page to which links lead, each looked at when a link asks for it. */
class PageHeadings {
  readonly #headings: readonly Heading[];
  readonly #texts: ReadonlyMap<string, string>;
  /** Anchors with a number of ours, made when a link seems to lead to one: few do. */
  #counted: ReadonlySet<string> | undefined;

  constructor(headings: readonly Heading[]) {
    this.#headings = headings;
    this.#texts = new Map(headings.map(({ id, text }) => [id, text]));
  }

  /** The text of the heading with this anchor, if it got a number because others before it have the same text. */
  counted(anchor: string): string | undefined {
    const text = this.#texts.get(anchor);
    if (text === undefined || !anchor.startsWith(`${slug(text)}-`)) return undefined;
    this.#counted ??= countedAnchors(this.#headings);
    return this.#counted.has(anchor) ? text : undefined;
  }
}

function countedAnchors(headings: readonly Heading[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const counted = headings.filter(({ id, text }) => {
    const plain = slug(text);
    const count = counts.get(plain) ?? 0;
    counts.set(plain, count + 1);
    return count > 0 && id === `${plain}-${count}`;
  });
  return new Set(counted.map(({ id }) => id));
}

function headingsOf({ pages }: SiteIndex, pathname: string): readonly Heading[] {
  const { prose = {} } = pages.get(pathname)?.source ?? {};
  return Object.values(prose).flatMap((document) => document.headings);
}
