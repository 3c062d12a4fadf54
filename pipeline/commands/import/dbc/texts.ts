import { shortText } from "../short-text.ts";

/** More values than a selector is ever given one by one. */
export const MOST_VALUES = 4096;

/** A text in quotes that begins at a place, without its escapes, and where it ends; undefined where it does not end. */
export function stringAt(
  text: string,
  start: number,
): { readonly value: string; readonly end: number } | undefined {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\" && !isLastQuote(text, at + 1)) at++;
    else if (text[at] === '"') return { value: unescaped(text.slice(start + 1, at)), end: at + 1 };
  }
  return undefined;
}

/** Whether a statement ends with this quote: it then ends the text, even after a backslash. */
function isLastQuote(text: string, at: number): boolean {
  return at === text.length - 1 && text[at] === '"';
}

/** A text without the backslashes before quotes and backslashes. */
export function unescaped(text: string): string {
  return text.replace(/\\(["\\])/g, "$1");
}

/** The items of a list, and the parts of it that are no items. */
interface List<T> {
  readonly items: readonly T[];
  readonly rest: readonly string[];
}

const SPACE = /[\s,]+/y;
const VALUE = /([+-]?(?:0[xX][0-9A-Fa-f]+|[\d.]+(?:[eE][+-]?\d+)?))\s*(?=")/y;
const WORD = /[^\s",]+/y;

/** Numbers with their names: `1 "On" 0x0 "Off"`. */
export function valuesIn(list: string): List<{ readonly value: number; readonly name: string }> {
  return listOf(list, (at) => {
    const [whole, number] = matchAt(VALUE, list, at) ?? [];
    const name = whole === undefined ? undefined : stringAt(list, at + whole.length);
    return name && { item: { value: Number(number), name: name.value }, end: name.end };
  });
}

/** The texts of a list such as `"Off","On"`. */
export function textsIn(list: string): List<string> {
  return listOf(list, (at) => {
    const text = list[at] === '"' ? stringAt(list, at) : undefined;
    return text && { item: text.value, end: text.end };
  });
}

/** The items that a function finds at the places of a list, and what is left over between them. */
function listOf<T>(
  list: string,
  itemAt: (at: number) => { readonly item: T; readonly end: number } | undefined,
): List<T> {
  const items: T[] = [];
  const rest: string[] = [];
  for (let at = endAt(SPACE, list, 0); at < list.length; at = endAt(SPACE, list, at)) {
    const found = itemAt(at);
    const end = found?.end ?? endOfOther(list, at);
    if (found === undefined) rest.push(list.slice(at, end));
    else items.push(found.item);
    at = end;
  }
  return { items, rest };
}

/** The end of a text or word that is no item. */
function endOfOther(list: string, at: number): number {
  return list[at] === '"' ? (stringAt(list, at)?.end ?? list.length) : endAt(WORD, list, at);
}

/**
 * The numbers of ranges such as `2-3, 5-5`, and single numbers; somewhat more than `MOST_VALUES` where there
 * are too many.
 */
export function selectedBy(ranges: string): List<number> {
  const items: number[] = [];
  const rest: string[] = [];
  for (const range of ranges.split(/,|(?<=\d)\s+(?=\d)/)) {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    if (from === undefined) rest.push(range.trim());
    else
      for (let value = Number(from); value <= Number(to) && items.length <= MOST_VALUES; value++)
        items.push(value);
  }
  return { items, rest };
}

/** The beginning of a text on one line, as notices quote it. */
export function begin(text: string): string {
  return shortText(text.replace(/\s+/g, " ").trim());
}

/** A text in which spaces and line breaks in a row are one space, but for those in quotes. */
export function singleSpaced(text: string): string {
  let single = "";
  for (let at = 0; at < text.length; ) {
    const quote = text.indexOf('"', at);
    const end = quote === -1 ? text.length : quote;
    const next = quote === -1 ? end : (stringAt(text, quote)?.end ?? text.length);
    single += text.slice(at, end).replace(/\s+/g, " ") + text.slice(end, next);
    at = next;
  }
  return single;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function endAt(pattern: RegExp, text: string, at: number): number {
  return at + (matchAt(pattern, text, at)?.[0].length ?? 0);
}
