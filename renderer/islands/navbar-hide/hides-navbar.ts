import type { ScrollMoment } from "../back-to-top/visibility.ts";

/** Whether the bar is out of the way: on the way down, below its own height. Undefined: as before (a bounce at the bottom). */
export function hidesNavbar({ from, to, end }: ScrollMoment, height: number): boolean | undefined {
  if (to < height) return false;
  if (to >= from) return true;
  return to < end ? false : undefined;
}
