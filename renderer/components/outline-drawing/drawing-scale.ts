/** Units of a drawing in a millimetre of paper: both are lengths of CSS. */
export const UNITS_PER_MM = 96 / 25.4;

/** Scales of drawings by ISO 5455, the largest first: 2 draws a part twice as large as it is. */
const SCALES = [
  100,
  50,
  20,
  10,
  5,
  2,
  1,
  1 / 2,
  1 / 5,
  1 / 10,
  1 / 20,
  1 / 50,
  1 / 100,
  1 / 200,
  1 / 500,
  1 / 1000,
];

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The largest of these scales at which a part of so many millimetres fits into some units of paper. */
export function standardScale(part: Extent, room: Extent): number {
  const largest = Math.min(room.width / part.width, room.height / part.height) / UNITS_PER_MM;
  return SCALES.find((scale) => scale <= largest) ?? SCALES.at(-1) ?? 1;
}

/** "2:1" or "1:5". */
export function scaleText(scale: number): string {
  return scale >= 1 ? `${scale}:1` : `1:${Math.round(1 / scale)}`;
}
