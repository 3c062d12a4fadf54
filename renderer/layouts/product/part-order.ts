/** Stands in an order of parts for the text that an author has written. */
export const TEXT = "text";

/**
 * The parts of a page in the order in which its table of contents lists them. What is no part of the layout is a heading
 * of the text, which stands where its first one does; `isAfterText` says before which parts one without headings stands.
 */
export function partOrder(
  toc: readonly { readonly id: string }[],
  isPart: (id: string) => boolean,
  isAfterText: (id: string) => boolean,
): string[] {
  const ids = [...new Set(toc.map(({ id }) => (isPart(id) ? id : TEXT)))];
  return ids.includes(TEXT) ? ids : withBefore(ids, TEXT, isAfterText);
}

/** An order with one more part before the first of some others, and at the end where there is none of them. */
export function withBefore(ids: readonly string[], added: string, isNext: (id: string) => boolean): string[] {
  const next = ids.findIndex(isNext);
  return next === -1 ? [...ids, added] : [...ids.slice(0, next), added, ...ids.slice(next)];
}
