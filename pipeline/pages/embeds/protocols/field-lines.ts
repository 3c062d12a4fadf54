import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import { countOf } from "../../../core/text/phrase.ts";
import { bitRange } from "../../../domain/codecs/integer-range.ts";
import { formatDigits, formatRange } from "../../../domain/quantity/format-digits.ts";
import type { AuthoredBits, AuthoredField } from "../../../exports/serial-protocol/protocol-parts.ts";
import { withBreakPoints } from "../../../sources/parse/markdown/render/break-points.ts";
import { byValue } from "../by-value.ts";
import { equalsText } from "../equals-text.ts";
import { scaleText } from "../scale-text.ts";
import { codeOf, type ProtocolRequest } from "./protocol-request.ts";

/** A field, and below it what it is made of: `pulse: decimal, 4 digits, 500 µs to 2500 µs, 2 times`. */
export function fieldLines(
  field: AuthoredField,
  pointer: string,
  request: ProtocolRequest,
  prefix = "",
): string[] {
  const { type, digits, places, size, repeat, count, optional, fields = [], bits = [] } = field;
  const name = `${prefix}${field.name}`;
  const facts = [
    type,
    ...(digits === undefined ? [] : [countOf(digits, "digit")]),
    ...(places === undefined ? [] : [countOf(places, "place")]),
    ...(size === undefined ? [] : [countOf(size, "byte")]),
    ...rangeFacts(field, pointer, request),
    ...(repeat === undefined ? [] : [`${count === undefined ? "" : "at most "}${countOf(repeat, "time")}`]),
    ...(count === undefined ? [] : [`counted by ${count}`]),
    ...(optional === true ? ["may be empty"] : []),
    ...valueFacts(field),
  ];
  return [
    lineOf(name, facts),
    ...bits.map((group, n) => bitsLine(group, `${pointer}/bits/${n}`, request, `${name}.`)),
    ...fields.flatMap((part, n) => fieldLines(part, `${pointer}/fields/${n}`, request, `${name}.`)),
  ];
}

/** `status.mode: bits 7 to 4, signed, 0 = off` */
function bitsLine(group: AuthoredBits, pointer: string, request: ProtocolRequest, prefix: string): string {
  const { high, low } = bitRange(group.bits);
  const facts = [
    high === low ? `bit ${low}` : `bits ${high} to ${low}`,
    ...(group.signed === true ? ["signed"] : []),
    ...rangeFacts(group, pointer, request),
    ...valueFacts(group),
  ];
  return lineOf(`${prefix}${group.name}`, facts);
}

function rangeFacts(
  field: AuthoredField | AuthoredBits,
  pointer: string,
  { record, context }: ProtocolRequest,
): string[] {
  const unit = field.unit === undefined ? undefined : context.index.units.get(field.unit);
  const digits = (key: "min" | "max" | "factor" | "offset"): string | undefined =>
    field[key] === undefined ? undefined : formatDigits(record.digits[`${pointer}/${key}`] ?? "");
  const scale = scaleText(digits("factor"), digits("offset"));
  return [
    ...(scale === "" ? [] : [`scale ${scale}`]),
    formatRange(digits("min"), digits("max"), unit) ?? unit?.symbol ?? "",
  ];
}

function valueFacts({ values = [] }: AuthoredField | AuthoredBits): string[] {
  return byValue(values).map(({ value, name }) => equalsText(value, name));
}

function lineOf(name: string, facts: readonly string[]): string {
  return `${codeOf(escapeAttribute(name))}: ${withBreakPoints(facts.filter((fact) => fact !== "").join(", "))}`;
}
