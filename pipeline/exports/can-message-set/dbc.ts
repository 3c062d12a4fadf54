import { dbcString, dbcUnit } from "../../core/text/escape/dbc.ts";
import { physicalRange } from "../../domain/codecs/can/signal-value.ts";
import { decimalOf, decimalText } from "../../domain/codecs/decimal.ts";
import type { ExportFormat, ExportHead } from "../exported-type.ts";
import { headLines } from "../head-lines.ts";
import type { CanContent, ContentMessage, ContentSignal } from "./can-content.ts";
import { attributesOf, definitionsOf, networkAttributes } from "./dbc-attributes.ts";
import { dbcId, NOBODY, numberText } from "./dbc-numbers.ts";

/** The database that CAN tools read. Text is ASCII, because readers do not agree on an encoding. */
export const dbc: ExportFormat<CanContent> = {
  id: "dbc",
  ending: ".dbc",
  title: "CAN database (DBC)",
  write(content, head) {
    const { messages } = content;
    const each = (lines: (message: ContentMessage) => readonly string[]): string[] => messages.flatMap(lines);
    const parts: readonly (readonly string[])[] = [
      [`VERSION ${dbcString(head.revision ?? "")}`],
      ["NS_ :"],
      ["BS_:"],
      [`BU_:${content.nodes.map(({ name }) => ` ${name}`).join("")}`],
      ...messages.map(messageLines),
      each(sendersOf),
      [...comments(content, head), ...each(commentsOf)],
      definitionsOf(messages),
      [...networkAttributes(content), ...each(attributesOf)],
      each(valuesOf),
      each(floatsOf),
      each(multiplexedOf),
    ];
    return `${parts
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join("\n"))
      .join("\n\n")}\n`;
  },
};

function messageLines(message: ContentMessage): string[] {
  return [
    `BO_ ${dbcId(message)} ${message.short}: ${message.length} ${message.sender ?? NOBODY}`,
    ...message.signals.map(signalLine),
  ];
}

function signalLine(signal: ContentSignal): string {
  const { short, start, length, order, type, factor, offset, receivers } = signal;
  const place = `${start}|${length}@${order === "little" ? 1 : 0}${type === "unsigned" ? "+" : "-"}`;
  const scaling = `(${numberText(factor)},${numberText(offset)})`;
  const names = receivers.length === 0 ? NOBODY : receivers.join(",");
  return ` SG_ ${short} ${muxSign(signal)}: ${place} ${scaling} ${limitsOf(signal)} ${dbcUnit(unitOf(signal))} ${names}`;
}

/**
 * Equal limits mean "no limits". An end that is not stated is that of the bits; a float has no limits, and
 * one end alone cannot be written.
 */
function limitsOf(signal: ContentSignal): string {
  const range = physicalRange(signal);
  const low = signal.min === undefined ? range?.min : decimalOf(signal.min);
  const high = signal.max === undefined ? range?.max : decimalOf(signal.max);
  const isStated = signal.min !== undefined || signal.max !== undefined;
  if (!isStated || low === undefined || high === undefined) return "[0|0]";
  return `[${decimalText(low)}|${decimalText(high)}]`;
}

/** The unit as the source of the signal spells it. */
function unitOf({ unit, unitText }: ContentSignal): string {
  return unitText ?? unitSpelling(unit ?? "");
}

/** Units as databases spell them: `kOhm`, and `K` for a difference of temperatures too. */
export function unitSpelling(id: string): string {
  return id.replace(/-diff$/, "").replace(/ohm$/, "Ohm");
}

function sendersOf(message: ContentMessage): string[] {
  const { sender, otherSenders } = message;
  if (otherSenders === undefined) return [];
  const all = sender === undefined ? otherSenders : [sender, ...otherSenders];
  return [`BO_TX_BU_ ${dbcId(message)} : ${all.join(",")};`];
}

/** `M` for what selects, `m3` for what is selected, `m3M` for both. */
function muxSign({ mux, multiplexer }: ContentSignal): string {
  const sign = `${mux === undefined ? "" : `m${mux.values[0] ?? 0}`}${multiplexer ? "M" : ""}`;
  return sign === "" ? "" : `${sign} `;
}

function comments({ nodes }: CanContent, head: ExportHead): string[] {
  return [
    `CM_ ${dbcString(headLines(head).join("; "))};`,
    ...nodes.flatMap(({ name, description }) =>
      description === undefined ? [] : [`CM_ BU_ ${name} ${dbcString(description)};`],
    ),
  ];
}

function commentsOf(message: ContentMessage): string[] {
  const id = dbcId(message);
  const status = message.status === "confirmed" ? "" : ` (${message.status})`;
  const text = `${message.description ?? ""}${status}`.trim();
  return [
    ...(text === "" ? [] : [`CM_ BO_ ${id} ${dbcString(text)};`]),
    ...message.signals.flatMap(({ short, description }) =>
      description === undefined ? [] : [`CM_ SG_ ${id} ${short} ${dbcString(description)};`],
    ),
  ];
}

function valuesOf(message: ContentMessage): string[] {
  return message.signals.flatMap((signal) => {
    const { notAvailable, error } = signal.sentinel ?? {};
    const entries = [
      ...signal.values.map(({ value, name }) => [value, name] as const),
      ...(notAvailable === undefined ? [] : [[notAvailable, "not available"] as const]),
      ...(error === undefined ? [] : [[error, "error"] as const]),
    ];
    if (entries.length === 0) return [];
    const list = entries.map(([value, name]) => `${value} ${dbcString(name)}`).join(" ");
    return [`VAL_ ${dbcId(message)} ${signal.short} ${list} ;`];
  });
}

function floatsOf(message: ContentMessage): string[] {
  return message.signals.flatMap(({ type, short, length }) =>
    type === "float" ? [`SIG_VALTYPE_ ${dbcId(message)} ${short} : ${length === 32 ? 1 : 2};`] : [],
  );
}

/** Only what the signs of the signals cannot say: several selectors in one message, or several values for one signal. */
function multiplexedOf(message: ContentMessage): string[] {
  const { signals } = message;
  const isExtended =
    signals.filter(({ multiplexer }) => multiplexer).length > 1 ||
    signals.some(({ mux }) => mux !== undefined && mux.values.length > 1);
  if (!isExtended) return [];
  const shortOf = (name: string): string => signals.find((signal) => signal.name === name)?.short ?? name;
  return signals.flatMap(({ short, mux }) =>
    mux === undefined
      ? []
      : [`SG_MUL_VAL_ ${dbcId(message)} ${short} ${shortOf(mux.by)} ${rangesOf(mux.values).join(", ")};`],
  );
}

/** Values as ranges: 1, 2, 3, 7 become 1-3 and 7-7. */
function rangesOf(values: readonly number[]): string[] {
  const ranges: [number, number][] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && value <= last[1] + 1) last[1] = value;
    else ranges.push([value, value]);
  }
  return ranges.map(([from, to]) => `${from}-${to}`);
}
