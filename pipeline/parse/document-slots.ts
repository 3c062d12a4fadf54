import type { MarkdownDocument, Segment, Slot } from "./types.ts";

/** The segments of a document, of which images whose authors gave their size are told from those that get it. */
export function sizedSegments({
  segments,
  links,
}: Pick<MarkdownDocument, "segments" | "links">): readonly (string | Slot)[] {
  return segments.map((segment, index) => {
    if (typeof segment === "string" || !("link" in segment)) return segment;
    return links[segment.link]?.kind === "image" && isSized(segments, index)
      ? { ...segment, sized: true }
      : segment;
  });
}

/** The HTML of segments with a text for each slot, in order. */
export function joinSegments(segments: readonly Segment[], texts: readonly string[]): string {
  let slot = 0;
  return segments.map((segment) => (typeof segment === "string" ? segment : texts[slot++])).join("");
}

/** Whether the author of an image gave its size; values may stand in the attributes before `src`. */
function isSized(segments: readonly Segment[], index: number): boolean {
  let tag = "";
  for (let at = index - 1; at >= 0 && !tag.includes("<img"); at--) {
    const segment = segments[at];
    if (typeof segment === "string") tag = segment + tag;
  }
  return /<img\b[^>]*\s(width|height)="[^>]*$/.test(tag.slice(tag.lastIndexOf("<img")));
}
