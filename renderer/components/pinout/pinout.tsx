import type { ReactNode } from "react";
import type { ConnectorBlock } from "../../../schema/generated/types.ts";
import { DataTable } from "../data-table/data-table.tsx";
import { TableFrame } from "../table-frame/table-frame.tsx";
import type { Box } from "./box.ts";
import { lookOf, patternPath } from "./pin-classes.ts";
import { type PlacedPin, placePins } from "./place-pins.ts";

/** A connector: its face as a drawing, and the same in words as a table. */
export function Pinout(props: {
  readonly block: ConnectorBlock;
  readonly anchors: readonly string[];
}): ReactNode {
  const { block, anchors } = props;
  return (
    <div className="pinout">
      <figure className="drawing">
        <TableFrame label={`Drawing of ${block.designator}`} className="pinout-frame">
          <FaceDrawing block={block} />
        </TableFrame>
        <figcaption>
          {block.caption}. {firstPin(block)} is the square contact.
          {block.part !== undefined && <span className="pinout-part">{block.part}</span>}
        </figcaption>
      </figure>
      <DataTable table={block.table} anchors={anchors} />
    </div>
  );
}

/** The pin at the corner where numbers begin. */
function firstPin({ face }: ConnectorBlock): string {
  const [first] = face.pins;
  return `Pin ${first?.label ?? 1}`;
}

/** The face with one labelled shape for each pin. */
export function FaceDrawing({ block }: { readonly block: ConnectorBlock }): ReactNode {
  const { width, height, outline, pins } = placePins(block.face);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img">
      <title>{`${block.designator}, ${block.title}: pinout`}</title>
      <desc>{`${block.caption}. ${pins.map(pinInWords).join("; ")}.`}</desc>
      <rect className="drawing-outline" {...outline} />
      {pins.map((placed) => (
        <PinView key={placed.pin.number} placed={placed} />
      ))}
    </svg>
  );
}

function pinInWords({ pin }: PlacedPin): string {
  return `Pin ${pin.label ?? pin.number}: ${pin.name}, ${lookOf(pin).text}`;
}

function PinView({ placed }: { readonly placed: PlacedPin }): ReactNode {
  const { pin, cell, band, contact, lines, tag } = placed;
  const look = lookOf(pin);
  const isFilled = look.pattern === "solid" || look.pattern === "bars";
  return (
    <g className={`pin bus bus-${look.bus}`}>
      <title>{pinInWords(placed)}</title>
      <rect className="pin-cell" {...cell} />
      <path className={isFilled ? "pin-fill" : "pin-hatch"} d={patternPath(look.pattern, band)} />
      <rect className="pin-contact" {...contact} rx={pin.number === 1 ? 0 : contact.height / 2} />
      {pin.number === 1 && <PinOneMark placed={placed} />}
      <Word className="pin-number" text={pin.label ?? String(pin.number)} box={placed.number} />
      {lines.map(({ text, box }, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a name may be equal and never change places.
        <Word key={line} className="pin-name" text={text} box={box} />
      ))}
      <Word className="bus-class" text={look.tag} box={tag} />
    </g>
  );
}

/** The triangle that boards print beside pin 1, in the margin of the face. */
function PinOneMark({ placed }: { readonly placed: PlacedPin }): ReactNode {
  const { cell, column } = placed;
  const y = cell.y + 8;
  const d = column === 0 ? `M${cell.x - 11} ${y}v12l8 -6z` : `M${cell.x + cell.width + 11} ${y}v12l-8 -6z`;
  return <path className="pin-one" d={d} />;
}

function Word(props: { readonly className: string; readonly text: string; readonly box: Box }): ReactNode {
  const { className, text, box } = props;
  return (
    <text className={className} x={box.x + box.width / 2} y={box.y + 11} textAnchor="middle">
      {text}
    </text>
  );
}
