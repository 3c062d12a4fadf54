import type { ReactNode } from "react";

type Point = readonly [x: number, y: number];

/** A horizontal arrow with a word above it. */
export function Arrow(props: {
  readonly className: string;
  readonly from: Point;
  readonly to: Point;
  readonly label: string;
}): ReactNode {
  const { className, from, to, label } = props;
  const sign = Math.sign(to[0] - from[0]);
  return (
    <g className={className}>
      <path d={`M${from[0]} ${from[1]}H${to[0] - 6 * sign}`} />
      <path className="scene-tip" d={`M${to[0]} ${to[1]}l${-11 * sign} -4.5v9z`} />
      <text x={(from[0] + to[0]) / 2} y={from[1] + 18} textAnchor="middle">
        {label}
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

/** A small compass rose. */
export function Rose({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  const ticks = Array.from({ length: 36 }, (_, index) => {
    const angle = (index * Math.PI) / 18;
    const inner = index % 9 === 0 ? 26 : index % 3 === 0 ? 30 : 33;
    return `M${at(angle, inner)}L${at(angle, 36)}`;
  });
  return (
    <g className="scene-rose" transform={`translate(${x} ${y})`}>
      <circle r="36" />
      <path d={ticks.join("")} />
      <path className="scene-tip" d="M0 -22L5 0H-5z" />
      <path d="M0 22L5 0H-5z" />
      <text y="-42" textAnchor="middle">
        N
      </text>
    </g>
  );
}

function at(angle: number, radius: number): string {
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
}
