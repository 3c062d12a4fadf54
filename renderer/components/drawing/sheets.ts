/**
 * The size for which a drawing is laid out, in units of one pixel: it is shown at this size, or smaller on a page with
 * less room.
 */
export interface Sheet {
  readonly width: number;
}

/** The text of a doc between its sidebar and its contents at a desk, and a phone; a page shows the narrow one below 576 pixels (styles/prose.css). */
export const SHEETS = { wide: { width: 612 }, narrow: { width: 336 } } as const satisfies Record<
  string,
  Sheet
>;

/** Size of the words in a drawing. On the narrowest screen that we support, 320 pixels, they are shown at 11. */
const TEXT = 13;
/** From one line of words to the next. */
export const LINE = 16;
/** Advance of a character: the mono font and its fallback have 600 of 1000 units. */
export const ADVANCE = TEXT * 0.6;
