import type { ReactNode } from "react";
import type { ConnectorBlock, Face } from "../../../schema/generated/types.ts";
import { DataTable } from "../data-table/data-table.tsx";
import type { Box } from "../drawing/box.ts";
import { Drawing, type Drawn } from "../drawing/drawing.tsx";
import { LINE, type Sheet } from "../drawing/sheets.ts";
import { lookOf, patternPath } from "./pin-classes.ts";
import { type PlacedPin, placePins, placeTurnedPins } from "./place-pins.ts";

/** A connector: its face as a drawing, and the same in words as a table. */
export function Pinout(props: {
  readonly block: ConnectorBlock;
  readonly anchors: readonly string[];
}): ReactNode {
  const { block, anchors } = props;
  const { face } = block;
  return (
    <div className="pinout block">
      {[face, ...(face.others ?? [])].map((one) => (
        <Drawing
          key={one.holdsFor ?? ""}
          label={`Drawing of ${block.designator}${forBoards(one)}`}
          draw={(sheet) => drawFace(block, one, sheet)}
          caption={
            <>
              {block.caption}
              {forBoards(one)}. {firstPin(one)} is the square contact.
              {block.part !== undefined && one === face && <span className="pinout-part">{block.part}</span>}
            </>
          }
        />
      ))}
      <DataTable table={block.table} anchors={anchors} />
    </div>
  );
}

/** The pin at the corner where numbers begin. */
function firstPin({ pins: [first] }: Face): string {
  return `Pin ${first?.label ?? 1}`;
}

/** `, hardware from B`, where faces differ. */
function forBoards({ holdsFor }: Face): string {
  return holdsFor === undefined ? "" : `, ${holdsFor}`;
}

/** A face with one labelled shape for each pin; turned where its row is wider than the sheet, and that helps. */
export function drawFace(block: ConnectorBlock, face: Face, sheet: Sheet): Drawn {
  const upright = placePins(face);
  const turned = upright.width > sheet.width ? placeTurnedPins(face, sheet.width) : upright;
  const isTurned = turned.width < upright.width;
  const { width, height, outline, pins } = isTurned ? turned : upright;
  const bottom = isTurned ? height + LINE + 4 : height;
  const boards = forBoards(face);
  const svg = (
    <svg viewBox={`0 0 ${width} ${bottom}`} width={width} height={bottom} role="img">
      <title>{`${block.designator}, ${block.title}: pinout${boards}`}</title>
      <desc>{`${block.caption}${boards}${isTurned ? ", turned a quarter to the right" : ""}. ${pins.map(pinInWords).join("; ")}.`}</desc>
      <rect className="drawing-outline" {...outline} />
      {pins.map((placed) => (
        <PinView key={placed.pin.number} placed={placed} />
      ))}
      {isTurned && (
        <text className="soft" x={2} y={bottom - 4}>
          turned a quarter to the right
        </text>
      )}
    </svg>
  );
  return { width, svg };
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
      <path className={isFilled ? "bus-fill" : "pin-hatch"} d={patternPath(look.pattern, band)} />
      <rect className="bus-pin" {...contact} rx={pin.number === 1 ? 0 : contact.height / 2} />
      {pin.number === 1 && <PinOneMark placed={placed} />}
      <Word text={pin.label ?? String(pin.number)} box={placed.number} />
      {lines.map(({ text, box }, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a name may be equal and never change places.
        <Word key={line} text={text} box={box} />
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
  return <path className="bus-fill" d={d} />;
}

function Word(props: { readonly className?: string; readonly text: string; readonly box: Box }): ReactNode {
  const { className, text, box } = props;
  return (
    <text className={className} x={box.x + box.width / 2} y={box.y + 12} textAnchor="middle">
      {text}
    </text>
  );
}
