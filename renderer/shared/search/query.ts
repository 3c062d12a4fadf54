import { type CutWord, cutWords } from "./cut-words.ts";
import { withoutQuestion } from "./question-words.ts";
import { isStopWord } from "./stop-words.ts";
import { joinedValue } from "./values.ts";

/** A parsed query, ready to search. */
export interface ParsedQuery {
  readonly parts: readonly QueryPart[];
  /** All words, small ones included, as they were typed: for headings that say the same. */
  readonly words: readonly CutWord[];
}

/** A word, or words that may be one: a figure with its unit, or the groups of a figure. */
export interface QueryPart {
  readonly word: CutWord;
  /** The words that it was typed as, which are found apart, too. */
  readonly apart?: readonly QueryPart[];
  /** The last word may be the beginning of one. */
  readonly isOpen: boolean;
}

/** How willing a search is: every word as typed, every word with slips of the finger, any of the words. */
export type Effort = "exact" | "fuzzy" | "any";
export const efforts: readonly Effort[] = ["exact", "fuzzy", "any"];

/** Parses the first 200 characters of a query into words, values and the unfinished last word. */
export function parseQuery(typed: string): ParsedQuery {
  const text = typed.slice(0, 200);
  const words = cutWords(text);
  const last = words.at(-1);
  const isFinished = /\s$/.test(typed);
  const items = joinItems(words, text);
  const wanted = withoutQuestion(items).filter((item) => item.apart !== undefined || !isStopWord(item.word));
  // A query of nothing but "for" or "the" may still become "format".
  if (wanted.length === 0 && last !== undefined) return { parts: [{ word: last, isOpen: true }], words };
  return { parts: wanted.map((item) => partOf(item, isFinished ? undefined : last?.end)), words };
}

/** The words of a query one by one, where it is enough that some of them are found. */
export function singleParts(parts: readonly QueryPart[]): QueryPart[] {
  return parts.flatMap((part) => (part.apart === undefined ? [part] : singleParts(part.apart)));
}

/** A word, or joined words, before it becomes a part. */
interface Item {
  readonly word: CutWord;
  readonly apart?: readonly Item[];
}

function joinItems(words: readonly CutWord[], text: string): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < words.length; ) {
    const figure = joinFigures(words, at, text);
    at += figure.apart?.length ?? 1;
    const unit = words[at];
    const value = joinedValue(figure.word, unit, text);
    if (value === undefined || unit === undefined) items.push(figure);
    else {
      at++;
      items.push({ word: value, apart: [figure, { word: unit }] });
    }
  }
  return items;
}

/** "115 200" with a plain space, and "115,200", may be one figure; in a text they are two. */
function joinFigures(words: readonly CutWord[], from: number, text: string): Item {
  const first = words[from] as CutWord;
  if (!HEAD.test(first.pieces[0]?.text ?? "") || first.pieces.length > 1) return { word: first };
  const apart = [first];
  for (let at = from + 1; at < words.length; at++) {
    const [before, next] = words.slice(at - 1, at + 1) as [CutWord, CutWord];
    if (!GAP.test(text.slice(before.end, next.start)) || !isGroup(next)) break;
    apart.push(next);
  }
  if (apart.length === 1) return { word: first };
  const { start } = first;
  const end = apart.at(-1)?.end ?? first.end;
  const figure = {
    start,
    end,
    text: apart.map(({ pieces }) => pieces[0]?.text).join(""),
    border: "|" as const,
  };
  return {
    word: { start, end, pieces: [figure], isUnspaced: false },
    apart: apart.map((word) => ({ word })),
  };
}

const HEAD = /^\p{N}{1,3}$/u;
const GAP = /^[ ,]$/;

function isGroup({ pieces }: CutWord): boolean {
  return pieces.length === 1 && /^\p{N}{3}$/u.test(pieces[0]?.text ?? "");
}

/** `openEnd`: where the word ends that may be the beginning of one. */
function partOf({ word, apart }: Item, openEnd: number | undefined): QueryPart {
  const isOpen = word.end === openEnd;
  return apart === undefined
    ? { word, isOpen }
    : { word, apart: apart.map((item) => partOf(item, openEnd)), isOpen };
}
