import type { Outline } from "../../../schema/generated/types.ts";
import type { Box } from "../drawing/box.ts";
import { textWidth } from "../drawing/drawing-text.ts";
import { LINE, type Sheet } from "../drawing/sheets.ts";
import { standardScale, UNITS_PER_MM } from "./drawing-scale.ts";

type Places = NonNullable<Outline["places"]>;

/** A round hole by its middle, its radius in units of the drawing. */
export interface PlacedHole {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 1-based, as in the table. */
  readonly number: number;
  readonly diameter: string;
}

/** A line from a place to its distance from the corner: from `at` on the edge of the view to `text` beside it. */
export interface Ordinate {
  readonly at: number;
  readonly text: number;
  readonly display: string;
}

/** Positions of the views: from above, and below it from the side if the height is known. */
export interface PlacedOutline {
  readonly width: number;
  readonly height: number;
  readonly top: Box;
  readonly side?: Box;
  /** Paper shows a part at one of the usual scales; a screen as large as it fits. */
  readonly scale?: number;
  readonly holes: readonly PlacedHole[];
  readonly connectors: readonly { readonly box: Box; readonly designator: string }[];
  /** Distances along the length, below the view, and along the width, at its left. */
  readonly ordinates: { readonly x: readonly Ordinate[]; readonly y: readonly Ordinate[] };
}

/** Room for dimension lines left, above and below; right of the view their texts are beside them. */
const margin = { left: 8, right: 28, top: 44, bottom: 16 };
/** Room for ordinates at the left and below the view. */
const ORDINATES = 64;
/** The views fit in here, drawn to one scale. */
const most = { width: 320, height: 220 };
/** On paper both views together, so that the figure with its caption is lower than a third of a page. */
const mostOnPaper = { width: 440, height: 205 };
const gap = 32;
/** A flat part is still seen. */
const thinnest = 3;

/** Both views to one scale, as large as they fit; on paper at a scale that an engineer can measure by. */
export function placeOutline(outline: Outline, sheet: Sheet, isOnPaper = false): PlacedOutline {
  const { length, width, height, places } = outline;
  const tall = width.millimetres + (height?.millimetres ?? 0);
  const room = places === undefined ? 0 : ORDINATES;
  const right = margin.right + Math.max(textWidth(width.display), textWidth(height?.display ?? ""));
  const widest = Math.min(most.width, sheet.width - margin.left - room - right);
  const fit = Math.min(widest / length.millimetres, (most.height - gap) / tall);
  const paper = { width: mostOnPaper.width, height: mostOnPaper.height - room };
  const scale = isOnPaper ? standardScale({ width: length.millimetres, height: tall }, paper) : undefined;
  const units = scale === undefined ? fit : scale * UNITS_PER_MM;
  const sized = (millimetres: number): number =>
    Math.max(thinnest, Math.round(millimetres * units * 10) / 10);
  const top = {
    x: margin.left + room + over(places, units, "left"),
    y: margin.top + over(places, units, "top", sized(width.millimetres)),
    width: sized(length.millimetres),
    height: sized(width.millimetres),
  };
  const placed = placesIn(top, units, places);
  const ordinates = ordinatesOf(top, units, places);
  const lowest = Math.max(
    top.y + top.height,
    ...placed.connectors.map(({ box }) => box.y + box.height),
    ...ordinates.y.map(({ text }) => text),
  );
  const below = lowest + room;
  const side =
    height === undefined
      ? undefined
      : { x: top.x, y: below + gap, width: top.width, height: sized(height.millimetres) };
  const rightmost = Math.max(
    top.x + Math.max(top.width, textWidth(length.display)),
    ...placed.connectors.map(({ box }) => box.x + box.width),
    ...ordinates.x.map(({ text }) => text),
  );
  return {
    width: Math.max(rightmost, top.x + top.width + right),
    height: (side === undefined ? below : side.y + side.height) + margin.bottom,
    top,
    ...(side === undefined ? {} : { side }),
    ...(scale === undefined ? {} : { scale }),
    ...placed,
    ordinates,
  };
}

/** How far connectors extend beyond an edge, in units. */
function over(places: Places | undefined, units: number, edge: "left" | "top", height = 0): number {
  const out = (places?.connectors ?? []).map(({ x, y, width }) =>
    edge === "left" ? -x.millimetres * units : (y.millimetres + width.millimetres) * units - height,
  );
  return Math.max(0, ...out);
}

/** The corner at the lower left is where x and y begin; a drawing begins at the upper left. */
function placesIn(
  top: Box,
  units: number,
  { holes = [], connectors = [] }: Partial<Places> = {},
): Pick<PlacedOutline, "holes" | "connectors"> {
  const left = (millimetres: number): number => top.x + millimetres * units;
  const up = (millimetres: number): number => top.y + top.height - millimetres * units;
  return {
    holes: holes.map(({ x, y, diameter }, index) => ({
      x: left(x.millimetres),
      y: up(y.millimetres),
      radius: (diameter.millimetres * units) / 2,
      number: index + 1,
      diameter: diameter.display,
    })),
    connectors: connectors.map(({ designator, x, y, length, width }) => ({
      designator,
      box: {
        x: left(x.millimetres),
        y: up(y.millimetres + width.millimetres),
        width: length.millimetres * units,
        height: width.millimetres * units,
      },
    })),
  };
}

function ordinatesOf(
  top: Box,
  units: number,
  { holes = [], connectors = [] }: Partial<Places> = {},
): PlacedOutline["ordinates"] {
  const all = [...holes, ...connectors];
  const x = all.map(({ x }) => ({ at: top.x + x.millimetres * units, display: x.display }));
  const y = all.map(({ y }) => ({ at: top.y + top.height - y.millimetres * units, display: y.display }));
  return { x: apart(x), y: apart(y) };
}

/** Each distance once, their texts far enough from each other to be read. */
function apart(places: readonly Omit<Ordinate, "text">[]): Ordinate[] {
  const sorted = [...new Map(places.map((place) => [place.at, place])).values()].sort((a, b) => a.at - b.at);
  const placed: Ordinate[] = [];
  for (const { at, display } of sorted) {
    const before = placed.at(-1);
    const text = before === undefined ? at : Math.max(at, before.text + LINE);
    placed.push({ at, text, display });
  }
  return placed;
}
