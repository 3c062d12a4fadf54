import type { LineMap, Position } from "../diagnostics.ts";

/** Gives the position in a file of a stretch (offsets, end excluded) of a YAML scalar's value. */
export type ScalarPlace = (start: number, end: number) => Position;

/**
 * Maps offsets of a scalar's value to the file that it was written in.
 * A literal block keeps its lines, so each is found by its indentation; other styles keep the words,
 * so a stretch is found as the same occurrence of the same text.
 */
export function scalarPlace(lines: LineMap, range: readonly [number, number], value: string): ScalarPlace {
  const raw = lines.text.slice(range[0], range[1]);
  const starts = raw.startsWith("|") ? literalLineStarts(raw, value) : undefined;
  return (start, end) => {
    const offset =
      starts === undefined ? occurrence(raw, value, start, end) : literalOffset(starts, value, start);
    const from = range[0] + offset;
    return lines.position(from, Math.min(from + (end - start), range[1]));
  };
}

/** Offset in `raw` at which each line of the value starts. */
function literalLineStarts(raw: string, value: string): number[] {
  const starts: number[] = [];
  let at = raw.indexOf("\n") + 1;
  for (const line of value.split("\n")) {
    const stop = raw.indexOf("\n", at);
    const whole = raw.slice(at, stop === -1 ? raw.length : stop).replace(/\r$/, "");
    starts.push(at + Math.max(0, whole.length - line.length));
    if (stop === -1) break;
    at = stop + 1;
  }
  return starts;
}

function literalOffset(starts: readonly number[], value: string, start: number): number {
  const before = value.slice(0, start);
  const line = before.split("\n").length - 1;
  const column = start - (before.lastIndexOf("\n") + 1);
  return (starts[line] ?? starts.at(-1) ?? 0) + column;
}

function occurrence(raw: string, value: string, start: number, end: number): number {
  const wanted = value.slice(start, end);
  if (wanted === "") return Math.min(start, raw.length);
  let count = 0;
  for (let i = value.indexOf(wanted); i !== -1 && i < start; i = value.indexOf(wanted, i + 1)) count++;
  let at = raw.indexOf(wanted);
  while (count-- > 0 && at !== -1) at = raw.indexOf(wanted, at + 1);
  return Math.max(0, at);
}
