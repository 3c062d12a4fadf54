import type { ReactNode } from "react";
import type { CableBlock } from "../../../schema/generated/types.ts";
import { DataTable } from "../data-table/data-table.tsx";
import { Drawing, type Drawn } from "../drawing/drawing.tsx";
import type { Sheet } from "../drawing/sheets.ts";
import { lookOf } from "../pinout/pin-classes.ts";
import { type PlacedEnd, type PlacedLine, type PlacedWire, placeWires } from "./place-wires.ts";

/** A cable: its wires as a drawing, and the same in words as a table. */
export function Cable(props: { readonly block: CableBlock; readonly anchors: readonly string[] }): ReactNode {
  const { block, anchors } = props;
  return (
    <div className="pinout">
      <Drawing
        label={`Drawing of ${block.title}`}
        draw={(sheet) => drawWires(block, sheet)}
        caption={
          <>
            {block.caption}
            {block.note !== undefined && <span className="pinout-part">{block.note}</span>}
          </>
        }
      />
      <DataTable table={block.table} anchors={anchors} />
    </div>
  );
}

/** Both ends with their pins, and a line for each wire. */
export function drawWires(block: CableBlock, sheet: Sheet): Drawn {
  const { width, height, titles, ends, wires } = placeWires(block, sheet);
  const pins = new Map(block.ends[0].pins.map((pin) => [pin.number, pin]));
  const svg = (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img">
      <title>{`${block.title}: wiring`}</title>
      <desc>{`${block.caption}. ${wires.map(({ wire }) => wireInWords(wire, block)).join("; ")}.`}</desc>
      {titles.map((lines) => (
        <Lines key={lines[0]?.box.x} lines={lines} />
      ))}
      {wires.map((placed) => (
        <WireView
          key={`${placed.wire.number}`}
          placed={placed}
          bus={lookOf(pins.get(placed.wire.from) ?? { class: "nc" }).bus}
          words={wireInWords(placed.wire, block)}
        />
      ))}
      {ends.flat().map((end) => (
        <EndView key={`${end.box.x} ${end.pin.number}`} end={end} />
      ))}
    </svg>
  );
  return { width, svg };
}

function wireInWords({ number, from, to, colourName }: PlacedWire["wire"], { ends }: CableBlock): string {
  const name = (end: 0 | 1, place: number): string => {
    const pin = ends[end].pins.find((other) => other.number === place);
    return `pin ${pin?.label ?? place} ${pin?.name ?? ""}`.trim();
  };
  const what = number === 0 ? "Shield" : `Wire ${number}${colourName === undefined ? "" : `, ${colourName}`}`;
  return `${what}: ${name(0, from)} to ${name(1, to)}`;
}

function WireView(props: {
  readonly placed: PlacedWire;
  readonly bus: string;
  readonly words: string;
}): ReactNode {
  const { placed, bus, words } = props;
  const isShield = placed.wire.number === 0;
  return (
    <g className={`bus bus-${bus}`}>
      <title>{words}</title>
      <path className="pin-hatch" d={placed.path} strokeDasharray={isShield ? "3 4" : undefined} />
      <Lines lines={placed.lines} className="bus-class" />
    </g>
  );
}

function EndView({ end }: { readonly end: PlacedEnd }): ReactNode {
  const look = lookOf(end.pin);
  return (
    <g className={`bus bus-${look.bus}`}>
      <title>{`Pin ${end.pin.label ?? end.pin.number} ${end.pin.name}, ${look.text}`}</title>
      <rect className="pin-cell" {...end.box} />
      <Lines lines={end.lines} />
    </g>
  );
}

function Lines(props: { readonly lines: readonly PlacedLine[]; readonly className?: string }): ReactNode {
  return props.lines.map(({ text, box }) => (
    <text key={box.y} className={props.className} x={box.x} y={box.y + 12}>
      {text}
    </text>
  ));
}
