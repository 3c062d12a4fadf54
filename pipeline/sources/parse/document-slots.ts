import type { GivenSize, MarkdownDocument, Segment, Slot } from "./types.ts";

/**
 * The segments of a document, in which images with a size from their author are distinguished from those that
 * get one.
 */
export function sizedSegments({
  segments,
  links,
}: Pick<MarkdownDocument, "segments" | "links">): readonly (string | Slot)[] {
  return segments.map((segment, index) => {
    if (typeof segment === "string" || !("link" in segment)) return segment;
    const sized = links[segment.link]?.kind === "image" ? givenSize(segments, index) : undefined;
    return sized === undefined ? segment : { ...segment, sized };
  });
}

/** The HTML of segments with a text for each slot, in order. */
export function joinSegments(segments: readonly Segment[], texts: readonly string[]): string {
  let slot = 0;
  return segments.map((segment) => (typeof segment === "string" ? segment : texts[slot++])).join("");
}

/** The size that the author of an image gave; values may be in the attributes before `src`. */
function givenSize(segments: readonly Segment[], index: number): GivenSize | undefined {
  let tag = "";
  for (let at = index - 1; at >= 0 && !tag.includes("<img"); at--) {
    const segment = segments[at];
    if (typeof segment === "string") tag = segment + tag;
  }
  const attributes = /<img\b[^>]*$/.exec(tag.slice(tag.lastIndexOf("<img")))?.[0] ?? "";
  const width = / width="([^"]*)"/.exec(attributes)?.[1];
  const height = / height="([^"]*)"/.exec(attributes)?.[1];
  if (width === undefined && height === undefined) return undefined;
  if (isPixels(width) && height === undefined) return { width: Number(width) };
  if (isPixels(height) && width === undefined) return { height: Number(height) };
  return "whole";
}

/** A share of the line says nothing about the other side, and a side of nothing has no ratio. */
function isPixels(length: string | undefined): boolean {
  return length !== undefined && /^\d+$/.test(length) && Number(length) > 0;
}
