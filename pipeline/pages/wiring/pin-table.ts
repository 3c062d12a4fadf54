import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import type { ConnectorSource, PinValue, Table } from "../../../schema/generated/types.ts";
import { pinPlaces } from "../../domain/wiring/pin-places.ts";
import { interfaceTypes } from "../../model/resolve/interface-types.ts";
import type { SourceOf, ValidSource } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { claimScoped } from "../embeds/claimed-anchors.ts";
import { withScope } from "../embeds/scope-note.ts";
import { classInWords } from "./pin-class.ts";
import { pinValueText } from "./pin-value.ts";
import { recordTitle } from "./record-links.ts";
import { colourInWords } from "./wire-colours.ts";

type Pin = ConnectorSource["pins"][number];

/** The direction of a pin as seen from the board. */
const directionWords: Readonly<Record<Pin["direction"], string>> = {
  in: "in",
  out: "out",
  bidir: "in and out",
  passive: "passive",
  "power-in": "supply in",
  "power-out": "supply out",
  nc: "none",
};

const columns = [
  { id: "number", title: "Pin", numeric: true },
  { id: "name", title: "Name" },
  { id: "class", title: "Class" },
  { id: "direction", title: "Direction" },
  { id: "level", title: "Level" },
  { id: "current", title: "Current" },
  { id: "colour", title: "Colour" },
  { id: "net", title: "Rail or net" },
  { id: "bus", title: "Protocol" },
  { id: "function", title: "Function" },
  { id: "alternates", title: "Alternates" },
  { id: "note", title: "Remarks" },
] as const;

type Cells = Record<(typeof columns)[number]["id"], string>;

/** The pins of a connector with everything that is written of them. Columns that no pin fills are left out. */
export function pinTable(
  record: SourceOf<"connector">,
  context: CompileContext,
  claimAnchor: (id: string) => string | undefined,
): Table {
  const data = record.data;
  const places = pinPlaces(data.pins);
  const rows = data.pins.map((pin, p) => ({
    anchor: claimScoped(claimAnchor, `${data.id}-pin-${pin.number}`, pin),
    cells: cellsOf(pin, `/pins/${p}`, record, context),
    place: places.get(String(pin.number)) ?? 0,
  }));
  rows.sort((a, b) => a.place - b.place);
  const used = columns.filter(({ id }) => rows.some(({ cells }) => cells[id] !== ""));
  return {
    caption: `Pins of ${data.designator}: ${data.title}`,
    columns: used.map((column) => ({ ...column })),
    rows: rows.map(({ anchor, cells }) => ({
      ...(anchor === undefined ? {} : { anchor }),
      cells: used.map(({ id }) => cells[id]),
    })),
  };
}

function cellsOf(pin: Pin, pointer: string, record: ValidSource, context: CompileContext): Cells {
  const { index } = context;
  const value = (key: "level" | "maxCurrent"): string => {
    const stated: PinValue | undefined = pin[key];
    const text = pinValueText(record, `${pointer}/${key}`, stated, index);
    if (text !== undefined)
      return `${escapeAttribute(text)}${stated?.status === "preliminary" ? " (preliminary)" : ""}`;
    return "";
  };
  return {
    number: String(pin.number),
    name: withScope(`<code>${escapeAttribute(pin.name)}</code>`, pin, record, index),
    class: escapeAttribute(classInWords(pin.class, index)),
    direction: directionWords[pin.direction],
    level: value("level"),
    current: value("maxCurrent"),
    colour: pin.colour === undefined ? "" : `${pin.colour} (${colourInWords(pin.colour)})`,
    net: escapeAttribute(pin.net ?? ""),
    bus: busCell(pin.bus, context),
    function: context.inline(record, `${pointer}/function`) ?? "",
    alternates: (pin.alternates ?? []).map(escapeAttribute).join(", "),
    note: context.inline(record, `${pointer}/note`) ?? "",
  };
}

function busCell(id: string | undefined, context: CompileContext): string {
  if (id === undefined) return "";
  for (const type of interfaceTypes) {
    const record = context.index.records.get(type)?.get(id);
    if (record !== undefined) return recordTitle(record, context);
  }
  return escapeAttribute(id);
}
