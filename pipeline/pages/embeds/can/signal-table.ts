import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { FrameDrawing, Table } from "../../../../schema/generated/types.ts";
import { formatRange } from "../../../domain/quantity/format-digits.ts";
import { type ContentSignal, canMessageOf } from "../../../exports/can-message-set/can-content.ts";
import { madeByBoards } from "../../../model/boards/configurations.ts";
import type { SiteIndex, Unit } from "../../../model/resolve/site-index.ts";
import { withBreakPoints } from "../../../sources/parse/markdown/render/break-points.ts";
import { canDrawings } from "../../drawings/can-drawings.ts";
import { byValue } from "../by-value.ts";
import { claimScoped } from "../claimed-anchors.ts";
import { equalsText } from "../equals-text.ts";
import { scaleText } from "../scale-text.ts";
import { withScope } from "../scope-note.ts";
import { setAnchors } from "../set-anchors.ts";
import { sparseTable } from "../sparse-table.ts";
import { withMark } from "./as-stated.ts";
import { type CanRequest, digitsAt } from "./can-request.ts";

const columns = [
  { id: "signal", title: "Signal" },
  { id: "spn", title: "SPN", numeric: true },
  { id: "start", title: "Start bit", numeric: true },
  { id: "length", title: "Bits", numeric: true },
  { id: "order", title: "Order" },
  { id: "type", title: "Type" },
  { id: "present", title: "Present when" },
  { id: "scale", title: "Scale" },
  { id: "range", title: "Range" },
  { id: "initial", title: "Initial", numeric: true },
  { id: "values", title: "Values" },
  { id: "receivers", title: "Receivers" },
  { id: "meaning", title: "Meaning" },
] as const;

type Column = Table["columns"][number] & { readonly id: (typeof columns)[number]["id"] };

/** The signals of a message, with the drawing of its bits; a message without signals has neither. */
export function signalTable(m: number, { record, context, claimAnchor }: CanRequest): Table[] {
  const { data } = record;
  const message = canMessageOf(data, m);
  if (message.signals.length === 0) return [];
  const rows = message.signals.map((signal, s) => {
    const pointer = `/messages/${m}/signals/${s}`;
    const authored = data.messages[m]?.signals[s];
    const digits = (key: "factor" | "offset" | "min" | "max"): string | undefined =>
      authored?.[key] === undefined ? undefined : digitsAt(record, `${pointer}/${key}`);
    const unit = signal.unit === undefined ? undefined : context.index.units.get(signal.unit);
    return {
      anchor: claimScoped(claimAnchor, setAnchors.signal(message.name, signal.name), authored ?? {}),
      cells: {
        signal: withScope(nameCell(signal), authored ?? {}, record, context.index),
        ...(signal.spn === undefined ? {} : { spn: String(signal.spn) }),
        start: String(signal.start),
        length: String(signal.length),
        order: `${signal.order}-endian`,
        type: signal.type,
        present: presentCell(signal),
        scale: escapeAttribute(scaleText(digits("factor"), digits("offset"))),
        range: escapeAttribute(rangeText(signal, unit, digits)),
        ...(signal.initial === undefined ? {} : { initial: digitsAt(record, `${pointer}/initial`) }),
        values: valuesCell(signal),
        receivers: escapeAttribute(signal.receivers.join(", ")),
        meaning: withMark(signal, context.inline(record, `${pointer}/description`) ?? ""),
      },
    };
  });
  const table = sparseTable(`${message.name}: signals`, columnsFor(message.signals), rows);
  return [{ ...table, drawings: drawingsOf(m, record, context.index) }];
}

/** The drawings of a message; where its bits differ by hardware or variant, those of each. */
function drawingsOf(m: number, record: CanRequest["record"], index: SiteIndex): FrameDrawing[] {
  const authored = record.data.messages[m];
  const made = madeByBoards(record, index, ({ data }) => {
    const at = data.messages.findIndex(({ id, name }) => id === authored?.id && name === authored.name);
    return at < 0 ? undefined : canDrawings(canMessageOf(data, at));
  });
  return made.flatMap(({ result: drawings, words }) =>
    words === ""
      ? drawings
      : drawings.map((drawing) => ({
          ...drawing,
          caption: `${drawing.caption} For ${words}.`,
          summary: `${drawing.summary} For ${words}.`,
        })),
  );
}

/** Where no signal states a limit, what is left of a range is a unit. */
function columnsFor(signals: readonly ContentSignal[]): readonly Column[] {
  const isLimited = signals.some(({ min, max }) => min !== undefined || max !== undefined);
  return columns.map((column) =>
    column.id === "range" && !isLimited ? { ...column, title: "Unit" } : column,
  );
}

/** A unit that the site does not know is shown as its source spells it. */
function rangeText(
  { unitText }: ContentSignal,
  known: Unit | undefined,
  digits: (key: "min" | "max") => string | undefined,
): string {
  const unit = known ?? (unitText === undefined ? undefined : { symbol: unitText });
  return formatRange(digits("min"), digits("max"), unit) ?? unit?.symbol ?? "";
}

function nameCell({ name, short }: ContentSignal): string {
  const code = (text: string): string => `<code>${escapeAttribute(text)}</code>`;
  return short === name ? code(name) : `${code(name)}<br>${code(short)}`;
}

function presentCell({ mux, multiplexer, overlaps }: ContentSignal): string {
  const parts = [
    ...(mux === undefined
      ? []
      : [equalsText(`<code>${escapeAttribute(mux.by)}</code>`, mux.values.join(", "))]),
    ...(multiplexer ? ["selects others"] : []),
    ...(overlaps === true ? ["shares bits"] : []),
  ];
  return parts.join("<br>");
}

function valuesCell({ values, sentinel }: ContentSignal): string {
  return [
    ...byValue(values).map(({ value, name }) => equalsText(value, withBreakPoints(name))),
    ...(sentinel?.notAvailable === undefined ? [] : [equalsText(sentinel.notAvailable, "no value")]),
    ...(sentinel?.error === undefined ? [] : [equalsText(sentinel.error, "fault")]),
  ].join("<br>");
}
