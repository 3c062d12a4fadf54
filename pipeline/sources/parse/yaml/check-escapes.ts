import { EVENT_ID, SCALAR_STYLE } from "js-yaml";
import type { Mistake } from "./mistake.ts";
import type { YamlNode } from "./walk-events.ts";

const escapes = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/g;
/** Escapes of one letter that encode a control character. */
const letters: ReadonlyMap<string, number> = new Map([
  ["0", 0],
  ["a", 7],
  ["b", 8],
  ["v", 11],
  ["f", 12],
  ["e", 27],
]);

/** Escapes in double quotes for what no page, export or JSON reader can show: controls and halves of UTF-16 pairs. */
export function* checkEscapes({ event, start, end }: YamlNode, source: string): Iterable<Mistake> {
  if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.DOUBLE_QUOTED) return;
  const text = source.slice(start, end);
  if (!text.includes("\\")) return;
  const found = [...text.matchAll(escapes)];
  for (const [i, match] of found.entries()) {
    const point = pointOf(match);
    if (point === undefined || !isRefused(point) || isPair(found, i)) continue;
    yield {
      code: "yaml-control-character",
      start: start + match.index,
      end: start + match.index + match[0].length,
      message: `The escape ${match[0]} is a character that no page can show.`,
      hint: "Delete it.",
    };
  }
}

function pointOf([, short, middle, long, letter = ""]: RegExpMatchArray): number | undefined {
  const digits = short ?? middle ?? long;
  return digits === undefined ? letters.get(letter) : Number.parseInt(digits, 16);
}

function isRefused(point: number): boolean {
  const isBreak = point === 9 || point === 10 || point === 13;
  return (point < 32 && !isBreak) || point === 127 || isHigh(point) || isLow(point);
}

/** JSON writes an emoji as two escapes, which together are one character. */
function isPair(found: readonly RegExpExecArray[], i: number): boolean {
  const of = (match: RegExpExecArray | undefined): number =>
    match === undefined ? 0 : (pointOf(match) ?? 0);
  const [before, match, after] = [found[i - 1], found[i], found[i + 1]];
  if (match === undefined) return false;
  const follows = after !== undefined && after.index === match.index + match[0].length;
  const leads = before !== undefined && before.index + before[0].length === match.index;
  return (
    (isHigh(of(match)) && follows && isLow(of(after))) || (isLow(of(match)) && leads && isHigh(of(before)))
  );
}

const isHigh = (point: number): boolean => point >= 0xd800 && point < 0xdc00;
const isLow = (point: number): boolean => point >= 0xdc00 && point < 0xe000;
