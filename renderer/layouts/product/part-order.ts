/** The name of the author's text in an order of parts. */
export const TEXT = "text";

/**
 * The parts of a page in the order in which its table of contents lists them. An id that is no part of the layout is a
 * heading of the text; the text is placed at its first heading. `isAfterText` says before which parts a text without
 * headings is placed.
 */
export function partOrder(
  toc: readonly { readonly id: string }[],
  isPart: (id: string) => boolean,
  isAfterText: (id: string) => boolean,
): string[] {
  const ids = [...new Set(toc.map(({ id }) => (isPart(id) ? id : TEXT)))];
  return ids.includes(TEXT) ? ids : withBefore(ids, TEXT, isAfterText);
}

/** An order with one more part before the first of some others, or at the end if none of them is in it. */
function withBefore(ids: readonly string[], added: string, isNext: (id: string) => boolean): string[] {
  const next = ids.findIndex(isNext);
  return next === -1 ? [...ids, added] : [...ids.slice(0, next), added, ...ids.slice(next)];
}
