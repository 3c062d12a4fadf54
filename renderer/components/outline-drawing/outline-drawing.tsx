import type { ReactNode } from "react";
import type { Outline } from "../../../schema/generated/types.ts";
import { trueMinus } from "../../compose/display-text.ts";
import type { Box } from "../pinout/box.ts";
import { placeOutline } from "./place-outline.ts";

/** The outside of a product from its own dimensions, and nothing else: where holes and connectors sit is not stated. */
export function OutlineDrawing({
  title,
  outline,
}: {
  readonly title: string;
  readonly outline: Outline;
}): ReactNode {
  const { length, width, height } = outline;
  const { top, side, ...sheet } = placeOutline(outline);
  const words = [
    `length ${length.display}`,
    `width ${width.display}`,
    ...(height === undefined ? [] : [`height ${height.display}`]),
  ].map(trueMinus);
  return (
    <figure className="drawing outline-drawing">
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        width={sheet.width}
        height={sheet.height}
        role="img"
      >
        <title>{`${title}: outside dimensions`}</title>
        <desc>{words.join(", ")}</desc>
        <View box={top} />
        <Across box={top} text={length.display} />
        <Down box={top} text={width.display} />
        {side !== undefined && height !== undefined && (
          <>
            <View box={side} />
            <Down box={side} text={height.display} />
          </>
        )}
      </svg>
      <figcaption>
        Outside dimensions, the views to one scale; where holes and connectors sit is not drawn
      </figcaption>
    </figure>
  );
}

function View({ box }: { readonly box: Box }): ReactNode {
  return <rect className="drawing-outline" {...box} />;
}

/** A dimension line above a view, from edge to edge. */
function Across({ box, text }: { readonly box: Box; readonly text: string }): ReactNode {
  const { x, y, width } = box;
  const line = y - 16;
  return (
    <g className="dimension">
      <path
        className="drawing-hairline"
        d={`M${x} ${y - 4}v-18M${x + width} ${y - 4}v-18M${x} ${line}h${width}`}
      />
      <path className="dimension-arrow" d={`M${x} ${line}l9 -3.5v7zM${x + width} ${line}l-9 -3.5v7z`} />
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
    <g className="dimension">
      <path
        className="drawing-hairline"
        d={`M${right + 4} ${y}h18M${right + 4} ${y + height}h18M${line} ${isThin ? y - 14 : y}v${isThin ? height + 28 : height}`}
      />
      <path className="dimension-arrow" d={arrows} />
      <text x={line + 10} y={y + height / 2 + 5}>
        {trueMinus(text)}
      </text>
    </g>
  );
}
