import { isRounded } from "../is-rounded.ts";
import type { DbcSignal, LostLimit } from "./dbc-file.ts";
import { stringAt } from "./texts.ts";

/** All that a signal says before its unit. */
const BEFORE_UNIT =
  /^(\S+)\s*(?:(M)|m(\d+)(M?))?\s*:\s*(\d+)\s*\|\s*(\d+)\s*@\s*([01])\s*([+-])\s*\(\s*([^,()\s]+)\s*,\s*([^,()\s]+)\s*\)\s*\[\s*([^|\]\s]*)\s*\|\s*([^|\]\s]*)\s*\]\s*(?=")/;

/** A signal by its statement without the keyword; undefined where it is not understood. */
export function readSignal(statement: string, line: number): DbcSignal | undefined {
  const found = BEFORE_UNIT.exec(statement);
  if (found === null) return undefined;
  const [head, name = "", selector, selected, both, start, length, order, sign] = found;
  const [factor = "", offset = "", min = "", max = ""] = found.slice(9, 13);
  const unit = stringAt(statement, head.length) ?? plainStringAt(statement, head.length);
  const isScaled = [factor, offset].every((text) => Number.isFinite(Number(text)));
  if (unit === undefined || !isScaled || !Number.isSafeInteger(Number(selected ?? 0))) return undefined;
  const lostLimits = [...lostLimit("min", min), ...lostLimit("max", max)];
  return {
    name,
    start: Number(start),
    length: Number(length),
    line,
    order: order === "1" ? "little" : "big",
    isSigned: sign === "-",
    factor: Number(factor),
    offset: Number(offset),
    min: Number(min),
    max: Number(max),
    ...(lostLimits.length === 0 ? {} : { lostLimits }),
    unit: unit.value,
    receivers: statement
      .slice(unit.end)
      .split(/[\s,]+/)
      .filter((word) => word !== ""),
    isSelector: selector !== undefined || both === "M",
    ...(selected === undefined ? {} : { selected: Number(selected) }),
  };
}

/** A unit of a program that escapes nothing ends at the next quote. */
function plainStringAt(text: string, start: number): ReturnType<typeof stringAt> {
  const end = text.indexOf('"', start + 1);
  return end === -1 ? undefined : { value: text.slice(start + 1, end), end: end + 1 };
}

/** A limit that a number of double precision does not hold. */
function lostLimit(end: LostLimit["end"], text: string): LostLimit[] {
  return Number.isFinite(Number(text)) && !isRounded(text) ? [] : [{ end, text }];
}
