import type { ReactNode } from "react";
import { classNames, directionText } from "./face-words.ts";
import type { Port, Sheet } from "./place-ports.ts";

const lead = 48;

/** A pin with its number, its lead with arrows, and its label. */
export function PortView({ port, sheet }: { readonly port: Port; readonly sheet: Sheet }): ReactNode {
  const { face, side, y, number } = port;
  const sign = side === "left" ? -1 : 1;
  const edge = side === "left" ? sheet.blockX : sheet.blockX + sheet.blockWidth;
  const pin = edge + sign * 6;
  const far = pin + sign * lead;
  return (
    <g className={`bus bus-${face.class}`}>
      <line className="bus-lead" x1={pin} y1={y} x2={far} y2={y} />
      {face.direction !== "out" && <Arrow x={pin} y={y} sign={-sign} />}
      {face.direction !== "in" && <Arrow x={far} y={y} sign={sign} />}
      <rect className="bus-pin" x={edge - 6} y={y - 7} width="12" height="14" />
      <text
        className="bus-number"
        x={edge - sign * 12}
        y={y + 4}
        textAnchor={side === "left" ? "start" : "end"}
      >
        {number}
      </text>
      <Label port={port} x={far + sign * 8} />
    </g>
  );
}

/** The one arrow of all drawings: 9 long, 7 wide, its point at x. */
function Arrow(props: { readonly x: number; readonly y: number; readonly sign: number }): ReactNode {
  const { x, y, sign } = props;
  return <path className="bus-arrow" d={`M${x} ${y}l${-9 * sign} -3.5v7z`} />;
}

function Label({ port, x }: { readonly port: Port; readonly x: number }): ReactNode {
  const { face, lines, y, side } = port;
  const anchor = side === "left" ? "end" : "start";
  const top = y - (lines.length * 18) / 2 + 5;
  const count = face.count === undefined ? "" : `${face.count} × `;
  return (
    <g textAnchor={anchor}>
      {lines.map((line, index) => (
        <text key={line} className="bus-name" x={x} y={top + index * 18}>
          {line}
        </text>
      ))}
      <text className="bus-class" x={x} y={top + lines.length * 18}>
        {`${count}${classNames[face.class]}, ${directionText(face.direction)}`}
      </text>
    </g>
  );
}
