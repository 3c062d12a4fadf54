import type { StateBlock } from "markdown-it";
import { lowerBound } from "../../../../core/lower-bound.ts";

/** Offsets `[start, end)` of the body text that the parser reads. */
export type Span = readonly [start: number, end: number];

/**
 * The positions in the body of the pieces of a block's content: piece n starts at `content[n]`, there at
 * `source[n]`.
 */
export class ContentMap {
  readonly #content: readonly number[];
  readonly #source: readonly number[];

  constructor(content: readonly number[], source: readonly number[]) {
    this.#content = content;
    this.#source = source;
  }

  at(offset: number): number {
    const line = Math.max(0, lowerBound(this.#content, (start) => start <= offset) - 1);
    return (this.#source[line] ?? 0) + offset - (this.#content[line] ?? 0);
  }

  /** The map of a content without its first characters. */
  behind(length: number): ContentMap {
    const first = this.#content.findLastIndex((offset) => offset <= length);
    const content = this.#content.slice(first + 1).map((offset) => offset - length);
    return new ContentMap([0, ...content], [this.at(length), ...this.#source.slice(first + 1)]);
  }

  /** The end is that of the last character, so that it stays on the line of the content. */
  span(start: number, end: number): Span {
    const from = this.at(start);
    return end > start ? [from, this.at(end - 1) + 1] : [from, from];
  }
}

interface MapLines {
  readonly begin: number;
  readonly end: number;
  readonly indent: number;
  /** Paragraphs and headings: the content starts at the first character that is no space. */
  readonly trimStart: boolean;
}

/** Maps what `state.getLines(begin, end, indent)` returns; call it while the containers' marks are in place. */
export function mapLines(state: StateBlock, { begin, end, indent, trimStart }: MapLines): ContentMap {
  const content: number[] = [];
  const source: number[] = [];
  let length = 0;
  for (let line = begin; line < end; line++) {
    const trimmed = trimStart && line === begin;
    const { from, padding } = trimmed ? firstCharacter(state, line) : contentStart(state, line, indent);
    content.push(length + padding);
    source.push(from);
    length += padding + (state.eMarks[line] ?? 0) + 1 - from;
  }
  return new ContentMap(content, source);
}

function firstCharacter(state: StateBlock, line: number): { from: number; padding: number } {
  return { from: (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), padding: 0 };
}

/** The walk of `getLines`: a tab that reaches over the indent leaves spaces, the padding. */
function contentStart(state: StateBlock, line: number, indent: number): { from: number; padding: number } {
  const start = state.bMarks[line] ?? 0;
  const last = (state.eMarks[line] ?? 0) + 1;
  let from = start;
  let width = 0;
  while (from < last && width < indent) {
    const character = state.src.charCodeAt(from);
    if (character === 9) width += 4 - ((width + (state.bsCount[line] ?? 0)) % 4);
    else if (character === 32 || from - start < (state.tShift[line] ?? 0)) width++;
    else break;
    from++;
  }
  return { from, padding: Math.max(0, width - indent) };
}
