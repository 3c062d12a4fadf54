import { type EVENT_ID, type Event, SCALAR_STYLE } from "js-yaml";

type Scalar = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;

/** Start and end offset of a node in the text, end excluded. */
export type Range = readonly [start: number, end: number];

/**
 * The range of a scalar with its quotes or block indicator, which js-yaml leaves out. An empty value
 * has no position of its own; it gets an empty range at `cursor`, the end of what came before.
 */
export function scalarRange(text: string, event: Scalar, cursor: number): Range {
  const { valueStart, valueEnd, style } = event;
  if (valueStart === -1) return [cursor, cursor];
  if (style === SCALAR_STYLE.PLAIN) return [valueStart, valueEnd];
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED) {
    return [valueStart - 1, valueEnd + 1];
  }
  const indicator = skipBetween(text, cursor, ":?-,");
  const start = text[indicator] === "|" || text[indicator] === ">" ? indicator : valueStart;
  let end = valueEnd;
  while (end > start + 1 && /\s/.test(text[end - 1] ?? "")) end--;
  return [start, end];
}

/** Where a key is missing: at its colon, or at its question mark. */
export function emptyKeyAt(text: string, cursor: number): number {
  return skipBetween(text, cursor, ",");
}

/** The offset after the dash of the list item that follows `cursor`. */
export function afterDash(text: string, cursor: number): number {
  const dash = skipBetween(text, cursor, ":?");
  return text[dash] === "-" ? dash + 1 : cursor;
}

/** The offset after the bracket that closes a flow collection, or `cursor` for the pair in `[a: b]`. */
export function afterBracket(text: string, start: number, cursor: number): number {
  if (text[start] !== "[" && text[start] !== "{") return cursor;
  const bracket = skipBetween(text, cursor, ":?,");
  return text[bracket] === "]" || text[bracket] === "}" ? bracket + 1 : cursor;
}

/** Skips white space, comments and the given indicators. */
function skipBetween(text: string, from: number, indicators: string): number {
  let at = from;
  for (let character = text[at]; character !== undefined; character = text[at]) {
    if (character === "#") {
      const lineBreak = text.indexOf("\n", at);
      at = lineBreak === -1 ? text.length : lineBreak;
    } else if (/\s/.test(character) || indicators.includes(character) || character === "\ufeff") at++;
    else break;
  }
  return at;
}
