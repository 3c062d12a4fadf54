import type { Outline } from "../../../schema/generated/types.ts";
import type { Box } from "../pinout/box.ts";

/** Where the views stand: from above, and from the side below it where the height is known. */
interface PlacedOutline {
  readonly width: number;
  readonly height: number;
  readonly top: Box;
  readonly side?: Box;
}

/** Room for dimension lines and their texts, left, right, above and below. */
const margin = { left: 24, right: 150, top: 44, bottom: 16 };
/** The views fit in here, drawn to one scale. */
const most = { width: 320, height: 220 };
const gap = 32;
/** A flat part is still seen. */
const thinnest = 3;

/** Both views to one scale, as large as they fit. */
export function placeOutline({ length, width, height }: Outline): PlacedOutline {
  const tall = width.millimetres + (height?.millimetres ?? 0);
  const scale = Math.min(most.width / length.millimetres, (most.height - gap) / tall);
  const sized = (millimetres: number): number =>
    Math.max(thinnest, Math.round(millimetres * scale * 10) / 10);
  const top = {
    x: margin.left,
    y: margin.top,
    width: sized(length.millimetres),
    height: sized(width.millimetres),
  };
  const below = top.y + top.height;
  const side =
    height === undefined
      ? undefined
      : { x: top.x, y: below + gap, width: top.width, height: sized(height.millimetres) };
  return {
    width: margin.left + Math.max(top.width, 120) + margin.right,
    height: (side === undefined ? below : side.y + side.height) + margin.bottom,
    top,
    ...(side === undefined ? {} : { side }),
  };
}
