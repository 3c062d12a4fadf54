import { type CutWord, cutWords } from "./cut-words.ts";
import { keyOfRun } from "./runs.ts";
import { joinValues } from "./values.ts";

/** A stretch of text and whether the query has hit it. */
export type Stretch = readonly [text: string, isHit: boolean];

interface Excerpt {
  readonly stretches: readonly Stretch[];
  /** Position of the first hit of the excerpt in the text; undefined without a hit. */
  readonly at: number | undefined;
}

interface Hit {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
}

const LENGTH = 160;
const BEFORE = 40;

/** Marks what the query hit in a short text, such as a heading. */
export function markHits(text: string, terms: ReadonlySet<string>): Stretch[] {
  return stretchesOf(text, hitsIn(text, terms));
}

/** The part of a long text that shows most of what the query asked for. */
export function excerptOf(text: string, terms: ReadonlySet<string>): Excerpt {
  const hits = hitsIn(text, terms);
  const first = bestStart(hits);
  const wanted = first === undefined ? 0 : Math.max(0, first.start - BEFORE);
  const from = wanted === 0 ? 0 : wordStart(text, wanted, first?.start ?? 0);
  const to = wordEnd(text, from + LENGTH);
  const inside = hits
    .filter(({ start, end }) => start >= from && end <= to)
    .map((hit) => ({ ...hit, start: hit.start - from, end: hit.end - from }));
  const excerpt = stretchesOf(text.slice(from, to), inside);
  const stretches: Stretch[] = [
    ...(from > 0 ? [["…\u00A0", false] as const] : []),
    ...excerpt,
    ...(to < text.length ? [["\u00A0…", false] as const] : []),
  ];
  return { stretches, at: first?.start };
}

function hitsIn(text: string, terms: ReadonlySet<string>): Hit[] {
  const longest = Math.max(0, ...[...terms].map((term) => term.length));
  return markable(text).flatMap((word) => hitsInWord(word, terms, longest));
}

/** The longest run from each piece on that is asked for. */
function hitsInWord({ pieces }: CutWord, terms: ReadonlySet<string>, longest: number): Hit[] {
  return pieces.flatMap(({ start }, from) => {
    const found: string[] = [];
    let end = start;
    for (let to = from + 1; to <= pieces.length; to++) {
      const key = keyOfRun(pieces, from, to);
      if (key.length > longest) break;
      if (!terms.has(key)) continue;
      found.push(key);
      end = pieces[to - 1]?.end ?? end;
    }
    return found.length === 0 ? [] : [{ start, end, terms: found }];
  });
}

const taken = new Map<string, readonly CutWord[]>();
const TAKEN = 2000;

/** While a reader types, the same sections are shown again and again: the words of their texts are cached. */
function markable(text: string): readonly CutWord[] {
  const known = taken.get(text);
  if (known !== undefined) return known;
  const words = joinValues(cutWords(text), text);
  if (taken.size >= TAKEN) taken.clear();
  taken.set(text, words);
  return words;
}

/** The hit from which one excerpt shows the most different terms; the earliest of equals. */
function bestStart(hits: readonly Hit[]): Hit | undefined {
  let best: Hit | undefined;
  let most = 0;
  for (const [at, hit] of hits.entries()) {
    const terms = new Set<string>();
    for (let next = at; next < hits.length; next++) {
      const other = hits[next];
      if (other === undefined || other.end > hit.start + LENGTH - BEFORE) break;
      for (const term of other.terms) terms.add(term);
    }
    if (terms.size > most) {
      most = terms.size;
      best = hit;
    }
  }
  return best;
}

function wordStart(text: string, wanted: number, limit: number): number {
  const space = text.indexOf(" ", wanted);
  if (space !== -1 && space < limit) return space + 1;
  // Where no spaces are set, any character may be the first.
  const word = cutWords(text.slice(wanted, limit)).find(({ isUnspaced }) => isUnspaced);
  return word === undefined ? limit : wanted + word.start;
}

function wordEnd(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const space = text.lastIndexOf(" ", wanted);
  if (space > wanted - 40) return space;
  const isAmidCharacter = /[\udc00-\udfff]/.test(text.charAt(wanted));
  return isAmidCharacter ? wanted - 1 : wanted;
}

function stretchesOf(text: string, hits: readonly Hit[]): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { start, end } of hits) {
    if (start < from) continue;
    if (start > from) stretches.push([text.slice(from, start), false]);
    stretches.push([text.slice(start, end), true]);
    from = end;
  }
  if (from < text.length) stretches.push([text.slice(from), false]);
  return stretches;
}
