interface HeadingView {
  /** Distance of each heading from the top of the window, in order, in pixels. */
  readonly tops: readonly number[];
  /** Height that a fixed bar covers. */
  readonly offset: number;
  readonly windowHeight: number;
}

/**
 * The index of the heading that the reader is at, or -1 before the first one: the first heading below the offset when it
 * stands in the upper half of the window, else the one before it; the last one when none is below.
 */
export function activeHeading({ tops, offset, windowHeight }: HeadingView): number {
  const below = tops.findIndex((top) => top >= offset);
  if (below === -1) return tops.length - 1;
  return (tops[below] ?? 0) < windowHeight / 2 ? below : below - 1;
}
