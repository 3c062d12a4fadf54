import { slug } from "github-slugger";
import type { Diagnostic } from "../diagnostics.ts";
import { safeDecode } from "./doc-path.ts";
import type { Edge } from "./link-edges.ts";
import type { SiteIndex } from "./site-index.ts";
import type { Source } from "./source.ts";

/**
 * Links to the second heading of a name, whose anchor `pins-1` comes from its order alone: with one more heading
 * above it the link leads to another section, and nobody notices.
 */
export function unstableAnchors(index: SiteIndex, edges: readonly Edge[]): Diagnostic[] {
  const counted = new Map<string, ReadonlyMap<string, string>>();
  return edges.flatMap(({ source, position, resolved }): Diagnostic[] => {
    if (resolved.kind !== "page" || resolved.hash.length < 2) return [];
    const { pathname } = resolved;
    const anchors = counted.get(pathname) ?? countedAnchors(index, pathname);
    counted.set(pathname, anchors);
    const wanted = safeDecode(resolved.hash.slice(1));
    const heading = anchors.get(wanted);
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

/** By file, of which `dev` still holds those that no save has changed. */
const known = new WeakMap<Source, ReadonlyMap<string, string>>();
const none: ReadonlyMap<string, string> = new Map();

/** Anchors that got a number because another heading of the page has the same text, with that text. */
function countedAnchors({ docs, pages, sources }: SiteIndex, pathname: string): ReadonlyMap<string, string> {
  const claimed =
    pages.get(pathname)?.source ?? [...docs.values()].find((doc) => doc.pathname === pathname)?.source;
  const source = sources.get(claimed?.path ?? "");
  if (source === undefined) return none;
  const counted = known.get(source) ?? countAnchors(source);
  known.set(source, counted);
  return counted;
}

function countAnchors({ prose }: Source): ReadonlyMap<string, string> {
  const headings = Object.values(prose).flatMap((document) => document.headings);
  const texts = new Map<string, number>();
  return new Map(
    headings.flatMap(({ id, text }): [string, string][] => {
      const plain = slug(text);
      const count = texts.get(plain) ?? 0;
      texts.set(plain, count + 1);
      return count > 0 && id === `${plain}-${count}` ? [[id, text]] : [];
    }),
  );
}
