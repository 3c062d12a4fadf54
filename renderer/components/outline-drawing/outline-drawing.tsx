import { type ReactNode, useContext } from "react";
import type { Outline } from "../../../schema/generated/types.ts";
import { trueMinus } from "../../shared/compose/display-text.ts";
import type { Box } from "../drawing/box.ts";
import { Drawing } from "../drawing/drawing.tsx";
import { SHEETS } from "../drawing/sheets.ts";
import { OnPaper } from "../paper/paper.ts";
import { scaleText } from "./drawing-scale.ts";
import { OutlinePlaces } from "./outline-places.tsx";
import { type PlacedOutline, placeOutline } from "./place-outline.ts";

/** The outside of a product from its own dimensions, holes and connectors where their places are stated, and nothing else. */
export function OutlineDrawing({
  title,
  outline,
}: {
  readonly title: string;
  readonly outline: Outline;
}): ReactNode {
  const { places } = outline;
  const isOnPaper = useContext(OnPaper);
  const { scale } = placeOutline(outline, SHEETS.wide, isOnPaper);
  return (
    <Drawing
      label={`Outside dimensions of ${title}`}
      className="outline-drawing"
      draw={(sheet) => {
        const placed = placeOutline(outline, sheet, isOnPaper);
        return { width: placed.width, svg: <Views title={title} outline={outline} placed={placed} /> };
      }}
      caption={
        <>
          {places === undefined
            ? "Outside dimensions, the views to one scale; where holes and connectors sit is not drawn"
            : `Outside dimensions, the views to one scale; places from the corner at the lower left, seen from above, in ${places.unit}`}
          {scale !== undefined && <span className="drawing-scale">. Scale {scaleText(scale)}</span>}
        </>
      }
    />
  );
}

function Views(props: {
  readonly title: string;
  readonly outline: Outline;
  readonly placed: PlacedOutline;
}): ReactNode {
  const { title, outline, placed } = props;
  const { length, width, height, places } = outline;
  const { top, side } = placed;
  return (
    <svg
      viewBox={`0 0 ${placed.width} ${placed.height}`}
      width={placed.width}
      height={placed.height}
      role="img"
    >
      <title>{`${title}: outside dimensions`}</title>
      <desc>{wordsOf(outline).map(trueMinus).join(", ")}</desc>
      <View box={top} />
      {places !== undefined && <OutlinePlaces placed={placed} />}
      <Across box={top} text={length.display} />
      <Down box={top} text={width.display} />
      {side !== undefined && height !== undefined && (
        <>
          <View box={side} />
          <Down box={side} text={height.display} />
        </>
      )}
    </svg>
  );
}

function wordsOf({ length, width, height, places }: Outline): string[] {
  const { holes = [], connectors = [] } = places ?? {};
  return [
    `length ${length.display}`,
    `width ${width.display}`,
    ...(height === undefined ? [] : [`height ${height.display}`]),
    ...holes.map(
      ({ x, y, diameter }, index) =>
        `hole ${index + 1} of diameter ${diameter.display} at ${x.display}, ${y.display}`,
    ),
    ...connectors.map(({ designator, x, y }) => `${designator} at ${x.display}, ${y.display}`),
  ];
}

function View({ box }: { readonly box: Box }): ReactNode {
  return <rect className="drawing-outline" {...box} />;
}

/** A dimension line above a view, from edge to edge. */
function Across({ box, text }: { readonly box: Box; readonly text: string }): ReactNode {
  const { x, y, width } = box;
  const line = y - 16;
  return (
    <g>
      <path
        className="drawing-hairline"
        d={`M${x} ${y - 4}v-18M${x + width} ${y - 4}v-18M${x} ${line}h${width}`}
      />
      <path className="drawing-tip" d={`M${x} ${line}l9 -3.5v7zM${x + width} ${line}l-9 -3.5v7z`} />
      <text x={x + width / 2} y={line - 8} textAnchor={width < 90 ? "start" : "middle"}>
        {trueMinus(text)}
      </text>
    </g>
  );
}

/** A dimension line at the right of a view; arrows point inwards where there is no room between them. */
function Down({ box, text }: { readonly box: Box; readonly text: string }): ReactNode {
  const { x, y, width, height } = box;
  const right = x + width;
  const line = right + 16;
  const isThin = height < 24;
  const arrows = isThin
    ? `M${line} ${y}l-3.5 -9h7zM${line} ${y + height}l-3.5 9h7z`
    : `M${line} ${y}l-3.5 9h7zM${line} ${y + height}l-3.5 -9h7z`;
  return (
    <g>
      <path
        className="drawing-hairline"
        d={`M${right + 4} ${y}h18M${right + 4} ${y + height}h18M${line} ${isThin ? y - 14 : y}v${isThin ? height + 28 : height}`}
      />
      <path className="drawing-tip" d={arrows} />
      <text x={line + 10} y={y + height / 2 + 5}>
        {trueMinus(text)}
      </text>
    </g>
  );
}
