import type { ReactNode } from "react";
import type { CableBlock } from "../../../schema/generated/types.ts";
import { DataTable } from "../data-table/data-table.tsx";
import { lookOf } from "../pinout/pin-classes.ts";
import { TableFrame } from "../table-frame/table-frame.tsx";
import { type PlacedEnd, type PlacedWire, placeWires } from "./place-wires.ts";

/** A cable: its wires as a drawing, and the same in words as a table. */
export function Cable(props: { readonly block: CableBlock; readonly anchors: readonly string[] }): ReactNode {
  const { block, anchors } = props;
  return (
    <div className="pinout">
      <figure className="drawing">
        <TableFrame label={`Drawing of ${block.title}`} className="pinout-frame">
          <WireDrawing block={block} />
        </TableFrame>
        <figcaption>
          {block.caption}
          {block.note !== undefined && <span className="pinout-part">{block.note}</span>}
        </figcaption>
      </figure>
      <DataTable table={block.table} anchors={anchors} />
    </div>
  );
}

/** Both ends with their pins, and a line for each wire. */
export function WireDrawing({ block }: { readonly block: CableBlock }): ReactNode {
  const { width, height, ends, wires } = placeWires(block);
  const pins = new Map(block.ends[0].pins.map((pin) => [pin.number, pin]));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img">
      <title>{`${block.title}: wiring`}</title>
      <desc>{`${block.caption}. ${wires.map(({ wire }) => wireInWords(wire, block)).join("; ")}.`}</desc>
      <text className="pin-name" x="2" y="24">
        {block.ends[0].title}
      </text>
      <text className="pin-name" x={width - 2} y="24" textAnchor="end">
        {block.ends[1].title}
      </text>
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
      <path className="wire" d={placed.path} strokeDasharray={isShield ? "3 4" : undefined} />
      <text className="bus-class" x={placed.label.x} y={placed.label.y + 11}>
        {placed.text}
      </text>
    </g>
  );
}

function EndView({ end }: { readonly end: PlacedEnd }): ReactNode {
  const look = lookOf(end.pin);
  return (
    <g className={`bus bus-${look.bus}`}>
      <title>{`Pin ${end.text}, ${look.text}`}</title>
      <rect className="pin-cell" {...end.box} />
      <text className="pin-name" x={end.label.x} y={end.label.y + 12}>
        {end.text}
      </text>
    </g>
  );
}
