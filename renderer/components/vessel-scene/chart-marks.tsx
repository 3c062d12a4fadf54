import type { ReactNode } from "react";

type Point = readonly [x: number, y: number];

/** The number of a part in its circle, with a line to the part. */
export function Balloon(props: {
  readonly number: number;
  readonly at: Point;
  readonly to: Point;
}): ReactNode {
  const [x, y] = props.at;
  const [toX, toY] = props.to;
  return (
    <g className="scene-balloon">
      <path d={`M${x} ${y}L${toX} ${toY}`} />
      <circle className="scene-tip" cx={toX} cy={toY} r="2" />
      <circle className="scene-body" cx={x} cy={y} r="14" />
      <text x={x} y={y + 5} textAnchor="middle">
        {props.number}
      </text>
    </g>
  );
}

/** A vertical dimension line with its word, as on an engineering drawing. */
export function Dimension(props: {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly label: string;
}): ReactNode {
  const { x, from, to, label } = props;
  const middle = (from + to) / 2;
  return (
    <g className="scene-dimension">
      <path d={`M${x - 12} ${from}h24M${x - 12} ${to}h24M${x} ${from}V${to}`} />
      <path className="scene-tip" d={`M${x} ${from}l-3.5 10h7zM${x} ${to}l-3.5 -10h7z`} />
      <text x={x - 8} y={middle} textAnchor="middle" transform={`rotate(-90 ${x - 8} ${middle})`}>
        {label}
      </text>
    </g>
  );
}
