import { slug } from "github-slugger";
import type { Diagnostic } from "../diagnostics.ts";
import type { Heading } from "../parse/types.ts";
import { safeDecode } from "./doc-path.ts";
import type { Edge } from "./link-edges.ts";
import type { SiteIndex } from "./site-index.ts";

/**
 * Links to the second heading of a name, whose anchor `pins-1` comes from its order alone: with one more heading
 * above it the link leads to another section, and nobody notices.
 */
export function unstableAnchors(index: SiteIndex, edges: readonly Edge[]): Diagnostic[] {
  return edges.flatMap(({ source, position, resolved }): Diagnostic[] => {
    if (resolved.kind !== "page" || resolved.hash.length < 2) return [];
    const wanted = safeDecode(resolved.hash.slice(1));
    const heading = countedHeading(index, resolved.pathname, wanted);
    if (heading === undefined) return [];
    return [
      {
        code: "anchor-unstable",
        severity: "warning",
        file: source.path,
        ...position,
        message: `The anchor "${wanted}" depends on how many headings "${heading}" stand above it.`,
        hint: "Give that heading an id of its own, such as {#left-pins}, or another text.",
      },
    ];
  });
}

/** The text of a heading whose anchor got a number because others of the page before it have the same text. */
function countedHeading(index: SiteIndex, pathname: string, anchor: string): string | undefined {
  const [, plain, number] = /^(.*)-([1-9]\d*)$/s.exec(anchor) ?? [];
  if (plain === undefined) return undefined;
  const headings = headingsOf(index, pathname);
  const at = headings.findIndex(({ id }) => id === anchor);
  const text = headings[at]?.text;
  if (text === undefined || slug(text) !== plain) return undefined;
  const before = headings.slice(0, at).filter((heading) => slug(heading.text) === plain);
  return before.length === Number(number) ? text : undefined;
}

function headingsOf({ pages }: SiteIndex, pathname: string): readonly Heading[] {
  const { prose = {} } = pages.get(pathname)?.source ?? {};
  return Object.values(prose).flatMap((document) => document.headings);
}
