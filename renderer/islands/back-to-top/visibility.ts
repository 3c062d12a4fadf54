/** A moment of scrolling, in pixels. */
export interface ScrollMoment {
  readonly from: number;
  readonly to: number;
  /** The farthest that the page scrolls. */
  readonly end: number;
}

/** Nearer to the top than this, the way up is short. */
const NEAR_TOP = 300;

/** Whether the control shows: only on the way up, not near the top and not at the very bottom, where pages bounce. */
export function showsBackToTop({ from, to, end }: ScrollMoment): boolean {
  return to < from && to >= NEAR_TOP && to < end;
}
