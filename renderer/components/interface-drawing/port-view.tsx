import type { ReactNode } from "react";
import { LINE } from "../drawing/sheets.ts";
import { classNames, directionText } from "./face-words.ts";
import { type BlockPlace, lead, type Port } from "./place-ports.ts";

/** A pin with its number, its lead with arrows, and its label. */
export function PortView({ port, block }: { readonly port: Port; readonly block: BlockPlace }): ReactNode {
  const { face, side, y, number } = port;
  const sign = side === "left" ? -1 : 1;
  const edge = side === "left" ? block.x : block.x + block.width;
  const pin = edge + sign * lead.pin;
  const far = pin + sign * lead.line;
  return (
    <g className={`bus bus-${face.class}`}>
      <line className="bus-lead" x1={pin} y1={y} x2={far} y2={y} />
      {face.direction !== "out" && <Arrow x={pin} y={y} sign={-sign} />}
      {face.direction !== "in" && <Arrow x={far} y={y} sign={sign} />}
      <rect className="bus-pin" x={edge - 6} y={y - 7} width="12" height="14" />
      <text className="soft" x={edge - sign * 12} y={y + 4} textAnchor={side === "left" ? "start" : "end"}>
        {number}
      </text>
      <Label port={port} x={far + sign * lead.gap} />
    </g>
  );
}

/** The one arrow of all drawings: 9 long, 7 wide, its point at x. */
function Arrow(props: { readonly x: number; readonly y: number; readonly sign: number }): ReactNode {
  const { x, y, sign } = props;
  return <path className="bus-fill" d={`M${x} ${y}l${-9 * sign} -3.5v7z`} />;
}

function Label({ port, x }: { readonly port: Port; readonly x: number }): ReactNode {
  const { face, lines, y, side } = port;
  const anchor = side === "left" ? "end" : "start";
  const top = y - (lines.length * LINE) / 2 + 5;
  const count = face.count === undefined ? "" : `${face.count} × `;
  return (
    <g textAnchor={anchor}>
      {lines.map((line, index) => (
        <text key={line} x={x} y={top + index * LINE}>
          {line}
        </text>
      ))}
      <text className="bus-class" x={x} y={top + lines.length * LINE}>
        {`${count}${classNames[face.class]}, ${directionText(face.direction)}`}
      </text>
    </g>
  );
}
