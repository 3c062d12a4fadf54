import type { ReactNode } from "react";
import type { LinkCard } from "../../../schema/generated/types.ts";
import { textLines } from "../drawing/drawing-text.ts";

type Sketch = NonNullable<LinkCard["sketch"]>;
type Face = Sketch["interfaces"][number];

const height = 64;
const usual = 116;
const middle = 110;
const lead = 18;
/** Room for a character of a name. */
const SIGN = 7.25;

/** A product small, for its card: its name, the proportions of its outline where they are known, and its interfaces. */
export function ProductSketch({
  title,
  sketch,
}: {
  readonly title: string;
  readonly sketch: Sketch;
}): ReactNode {
  const width =
    sketch.ratio === undefined ? usual : Math.min(150, Math.max(28, Math.round(height * sketch.ratio)));
  const left = middle - width / 2;
  const sides = splitFaces(sketch.interfaces);
  const lines = textLines(title, Math.max(4, Math.floor(width / SIGN))).slice(0, 3);
  return (
    <svg className="product-sketch" viewBox={`0 0 ${middle * 2} ${height + 4}`} aria-hidden="true">
      <rect className="drawing-outline" x={left} y="2" width={width} height={height} />
      <Ports faces={sides.left} x={left} sign={-1} />
      <Ports faces={sides.right} x={left + width} sign={1} />
      {lines.map((line, index) => (
        <text
          key={line}
          className="sketch-name"
          x={middle}
          y={height / 2 + 6 + (index - (lines.length - 1) / 2) * 14}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}

/** Inputs at the left, outputs at the right, as in the large drawing; the rest fills the emptier side. */
function splitFaces(faces: readonly Face[]): {
  readonly left: readonly Face[];
  readonly right: readonly Face[];
} {
  const left: Face[] = [];
  const right: Face[] = [];
  for (const face of faces) {
    if (face.direction === "in") left.push(face);
    else if (face.direction === "out") right.push(face);
    else (left.length <= right.length ? left : right).push(face);
  }
  return { left, right };
}

/** The ports of one edge, spread over its length. */
function Ports(props: {
  readonly faces: readonly Face[];
  readonly x: number;
  readonly sign: 1 | -1;
}): ReactNode {
  const { faces, x, sign } = props;
  return faces.map((face, index) => {
    const y = Math.round(2 + ((index + 0.5) * height) / faces.length);
    return (
      <g key={y} className={`bus bus-${face.class}`}>
        <line className="bus-lead" x1={x} y1={y} x2={x + sign * lead} y2={y} />
        <rect className="bus-pin" x={x - 3} y={y - 3} width="6" height="6" />
      </g>
    );
  });
}
