import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import type { CableBlock, CableSource, ConnectorSource, Table } from "../../../schema/generated/types.ts";
import { formatDigits } from "../../domain/quantity/format-digits.ts";
import { type PinNumber, pinPlaces } from "../../domain/wiring/pin-places.ts";
import { recordFor } from "../../model/boards/configurations.ts";
import { endTitle } from "../../model/boards/end-title.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { SourceOf, ValidSource } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { classLook } from "./pin-class.ts";
import { pinValueText } from "./pin-value.ts";
import { colourInWords } from "./wire-colours.ts";

/** A pin of an end by its number or text. */
type Pins = ReadonlyMap<string, CableBlock["ends"][number]["pins"][number]>;

/** A cable as a page shows it; undefined where a connector that it names is missing, which is reported as such. */
export function cableBlock(
  record: SourceOf<"cable">,
  context: CompileContext,
  claimAnchor: (id: string) => string | undefined,
): CableBlock | undefined {
  const data = record.data;
  const first = pinsAt(data, 0, context);
  const second = pinsAt(data, 1, context);
  if (first === undefined || second === undefined) return undefined;
  const pins = [first, second] as const;
  const joined = [...data.wires, ...(data.shield === undefined ? [] : [data.shield])];
  const wiredPins = (end: 0 | 1): CableBlock["ends"][number]["pins"] => {
    const numbers = joined.flatMap((wire) => wire[end === 0 ? "from" : "to"] ?? []);
    return [...new Set(numbers.map(String))].flatMap((number) => pins[end].get(number) ?? []);
  };
  const note = noteOf(record, context);
  return {
    kind: "cable",
    id: data.id,
    title: data.title,
    caption: `${data.title}: ${endTitle(data.ends[0])} to ${endTitle(data.ends[1])}`,
    ...(note === "" ? {} : { note }),
    ends: [
      { title: endTitle(data.ends[0]), pins: wiredPins(0) },
      { title: endTitle(data.ends[1]), pins: wiredPins(1) },
    ],
    wires: drawnWires(data, pins),
    table: wireTable(record, pins, context, claimAnchor),
  };
}

/** The pins of an end by number; an open end has as many as wires reach it. */
function pinsAt(data: CableSource, end: 0 | 1, { index }: CompileContext): Pins | undefined {
  const { connector, ...board } = data.ends[end];
  if (connector === undefined) {
    const pins = data.wires.map(({ from, to }) => ({
      number: end === 0 ? from : to,
      name: "open",
      class: "nc" as const,
    }));
    return endPins([...new Map(pins.map((pin) => [String(pin.number), pin])).values()], index);
  }
  const record = index.records.get("connector")?.get(connector);
  return record === undefined ? undefined : endPins(recordFor(record, index, board).data.pins, index);
}

function endPins(
  pins: readonly Pick<ConnectorSource["pins"][number], "number" | "name" | "class">[],
  index: SiteIndex,
): Pins {
  const places = pinPlaces(pins);
  return new Map(
    pins.map(({ number, name, class: kind }) => [
      String(number),
      {
        number: places.get(String(number)) ?? 0,
        ...(typeof number === "string" ? { label: number } : {}),
        name,
        class: kind,
        ...classLook(kind, index),
      },
    ]),
  );
}

function noteOf(record: SourceOf<"cable">, { index }: CompileContext): string {
  const { data } = record;
  const length = pinValueText(record, "/length", data.length, index);
  return [
    length === undefined ? "" : `length ${length}`,
    gaugeInWords(record, "/gauge", data.gauge),
    data.shield === undefined ? "" : shieldInWords(data.shield),
  ]
    .filter((text) => text !== "")
    .join("; ");
}

function gaugeInWords(record: ValidSource, pointer: string, gauge: CableSource["gauge"]): string {
  if (gauge === undefined) return "";
  const digits = formatDigits(record.digits[`${pointer}/value`] ?? String(gauge.value));
  return gauge.system === "AWG" ? `AWG\u00a0${digits}` : `${digits}\u00a0mm²`;
}

function shieldInWords({ from, to }: NonNullable<CableSource["shield"]>): string {
  if (from !== undefined && to !== undefined) return "shield joined at both ends";
  if (from === undefined && to === undefined) return "shield not joined";
  return `shield joined at the ${from === undefined ? "second" : "first"} end only`;
}

/** The ends that a wire joins; a shield may be joined at one end alone. */
interface Ends {
  readonly from?: PinNumber | undefined;
  readonly to?: PinNumber | undefined;
}

function drawnWires(data: CableSource, [first, second]: readonly [Pins, Pins]): CableBlock["wires"] {
  const placed = <Wire extends Ends>({ from, to }: Wire): { from: number; to: number }[] => {
    const [start, end] = [first.get(String(from)), second.get(String(to))];
    return start === undefined || end === undefined ? [] : [{ from: start.number, to: end.number }];
  };
  const wires = data.wires.flatMap(({ from, to, colour, pair }, w) =>
    placed({ from, to }).map((ends) => ({
      number: w + 1,
      ...ends,
      ...(colour === undefined ? {} : { colour, colourName: colourInWords(colour) }),
      ...(pair === undefined ? {} : { pair }),
    })),
  );
  const shield = placed(data.shield ?? {}).map((ends) => ({ number: 0, ...ends }));
  return [...wires, ...shield];
}

const columns = [
  { id: "number", title: "Wire", numeric: true },
  { id: "from", title: "First end" },
  { id: "to", title: "Second end" },
  { id: "colour", title: "Colour" },
  { id: "gauge", title: "Gauge" },
  { id: "pair", title: "Twisted pair" },
  { id: "note", title: "Remarks" },
] as const;

type Cells = Record<(typeof columns)[number]["id"], string>;

function wireTable(
  record: SourceOf<"cable">,
  pins: readonly [Pins, Pins],
  context: CompileContext,
  claimAnchor: (id: string) => string | undefined,
): Table {
  const data = record.data;
  const endText = (end: 0 | 1, number: PinNumber | undefined): string =>
    number === undefined
      ? "not joined"
      : `${number} <code>${escapeAttribute(pins[end].get(String(number))?.name ?? "")}</code>`;
  const rows = data.wires.map((wire, w) => ({
    anchor: claimAnchor(`${data.id}-wire-${w + 1}`),
    cells: {
      number: String(w + 1),
      from: endText(0, wire.from),
      to: endText(1, wire.to),
      colour: wire.colour === undefined ? "" : `${wire.colour} (${colourInWords(wire.colour)})`,
      gauge: gaugeInWords(record, `/wires/${w}/gauge`, wire.gauge),
      pair: escapeAttribute(wire.pair ?? ""),
      note: context.inline(record, `/wires/${w}/note`) ?? "",
    } satisfies Cells,
  }));
  if (data.shield !== undefined) {
    const cells = { number: "shield", from: endText(0, data.shield.from), to: endText(1, data.shield.to) };
    const anchor = claimAnchor(`${data.id}-shield`);
    rows.push({ anchor, cells: { ...cells, colour: "", gauge: "", pair: "", note: "" } });
  }
  const used = columns.filter(({ id }) => rows.some(({ cells }) => cells[id] !== ""));
  return {
    caption: `Wires of ${data.title}`,
    columns: used.map((column) => ({ ...column })),
    rows: rows.map(({ anchor, cells }) => ({
      ...(anchor === undefined ? {} : { anchor }),
      cells: used.map(({ id }) => cells[id]),
    })),
  };
}
