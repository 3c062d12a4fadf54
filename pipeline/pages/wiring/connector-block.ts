import type { ConnectorBlock, ConnectorSource, Face } from "../../../schema/generated/types.ts";
import { hasNumbers, inPlaces, pinPlaces } from "../../domain/wiring/pin-places.ts";
import { madeByBoards } from "../../model/boards/configurations.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { classLook } from "./pin-class.ts";
import { pinTable } from "./pin-table.ts";

const views = { "mating-face": "seen on the mating face", "board-top": "seen from the top of the board" };
const genders = { male: "male", female: "female", none: "" };

/** A connector as a page shows it: what its drawing needs, and its table. */
export function connectorBlock(
  record: SourceOf<"connector">,
  context: CompileContext,
  claimAnchor: (id: string) => string | undefined,
): ConnectorBlock {
  const data = record.data;
  const part = partInWords(record);
  const [face = faceOf(data, context), ...others] = madeByBoards(record, context.index, (source) =>
    faceOf(source.data, context),
  ).map(({ result: made, words }): Face => (words === "" ? made : { ...made, holdsFor: words }));
  return {
    kind: "connector",
    id: data.id,
    title: data.title,
    designator: data.designator,
    caption: captionOf(data),
    ...(part === "" ? {} : { part }),
    face: others.length === 0 ? face : { ...face, others },
    table: pinTable(record, context, claimAnchor),
  };
}

function captionOf({ designator, layout, view, pins }: ConnectorSource): string {
  const order = hasNumbers(pins) ? "of their numbers" : "in which they are listed";
  if (layout === undefined) return `${designator}, pins in the order ${order}`;
  return view === undefined ? designator : `${designator}, ${views[view]}`;
}

/** Without a stated layout the pins are in one row, which the caption mentions. */
function faceOf({ layout, pins, pinCount }: ConnectorSource, { index }: CompileContext): Face {
  const places = pinPlaces(pins);
  return {
    rows: layout?.rows ?? 1,
    columns: layout?.columns ?? pinCount,
    pin1: layout?.pin1 ?? "top-left",
    order: layout?.order ?? "rows",
    ...(layout?.stagger === true ? { stagger: true } : {}),
    pins: inPlaces(pins).map(({ number, name, class: kind }) => ({
      number: places.get(String(number)) ?? 0,
      ...(typeof number === "string" ? { label: number } : {}),
      name,
      class: kind,
      ...classLook(kind, index),
    })),
  };
}

function partInWords({ data, digits }: SourceOf<"connector">): string {
  const { part, gender, kind, pinCount } = data;
  const words = [
    [part?.manufacturer, part?.series, part?.mpn].filter((word) => word !== undefined).join(" "),
    part?.mating === undefined ? "" : `mates with ${part.mating}`,
    part?.pitch === undefined ? "" : `pitch ${digits["/part/pitch"] ?? part.pitch}\u00a0mm`,
    gender === undefined ? "" : genders[gender],
    `${pinCount} ${pinCount === 1 ? "pin" : "pins"}`,
  ].filter((word) => word !== "");
  return `${kind === "usb" ? "USB" : `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`}: ${words.join(", ")}`;
}
