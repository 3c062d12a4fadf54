import type { LineMap, Position } from "../../core/diagnostics.ts";

/** Gives the position in a file of a stretch (offsets, end excluded) of a YAML scalar's value. */
type PositionAt = (start: number, end: number) => Position;

/**
 * Maps offsets of a scalar's value to the file that it was written in. Value and source are walked side by
 * side: a run of white space matches another run of white space, an escape the characters that it encodes,
 * any other character itself.
 */
export function scalarPositions(lines: LineMap, range: readonly [number, number], value: string): PositionAt {
  const { starts, ends } = align(lines.text.slice(range[0], range[1]), value);
  return (start, end) => {
    const from = starts[Math.min(start, value.length)] ?? 0;
    const to = end > start ? (ends[Math.min(end, value.length) - 1] ?? from) : from;
    return lines.position(range[0] + from, range[0] + Math.max(from, to));
  };
}

interface Alignment {
  /** Offset in the source at which each unit of the value starts; one more for its end. */
  readonly starts: readonly number[];
  /** Offset in the source after each unit of the value. */
  readonly ends: readonly number[];
}

function align(raw: string, value: string): Alignment {
  const quote = raw.startsWith('"') || raw.startsWith("'") ? raw.charAt(0) : "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = /^[|>]/.test(raw) ? raw.indexOf("\n") : quote.length;
  for (let i = 0; i < value.length; ) {
    const length = quote === '"' ? escapeLength(raw, at) : 0;
    if (length > 0) {
      const units = escapeUnits(raw, at);
      for (let unit = 0; unit < units && i < value.length; unit++, i++) {
        starts.push(at);
        ends.push(at + length);
      }
      at += length;
      continue;
    }
    const gap = spaces(raw, at);
    const run = spaces(value, i);
    if (gap === 0 || run === 0) {
      // White space that the value does not have: indentation, or the end of a folded line.
      at += gap;
      if (gap > 0) continue;
      const width = quote === "'" && raw.startsWith("''", at) ? 2 : 1;
      starts.push(at);
      ends.push(Math.min(at + width, raw.length));
      at = Math.min(at + width, raw.length);
      i++;
      continue;
    }
    for (let k = 0; k < run; k++) {
      // The end of a run is the indentation of the next word; its first unit is at the start of the run.
      const from = k === 0 ? at : Math.max(at, at + gap - run + k);
      starts.push(from);
      ends.push(from + 1);
    }
    at += gap;
    i += run;
  }
  starts.push(ends.at(-1) ?? at);
  return { starts, ends };
}

function spaces(text: string, at: number): number {
  let end = at;
  while (end < text.length && " \t\r\n".includes(text.charAt(end))) end++;
  return end - at;
}

const digits: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** Length of the escape that begins here in a text in double quotes; 0 where none does. */
function escapeLength(raw: string, at: number): number {
  if (raw.charAt(at) !== "\\") return 0;
  const next = raw.charAt(at + 1);
  // An escaped line break joins two lines without a space.
  if (next === "\n" || next === "\r") return 1 + spaces(raw, at + 1);
  return 2 + (digits[next] ?? 0);
}

/** UTF-16 units that an escape encodes. */
function escapeUnits(raw: string, at: number): number {
  const next = raw.charAt(at + 1);
  if (next === "\n" || next === "\r") return 0;
  return next === "U" && Number.parseInt(raw.slice(at + 2, at + 10), 16) > 0xffff ? 2 : 1;
}
