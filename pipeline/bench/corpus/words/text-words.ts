import type { WordClass } from "./formed-words.ts";
import { wordAt, zipfRank } from "./vocabulary.ts";

/** Share of draws that repeat a word of the same text: what it is about occurs in it again and again. */
const repeated = 0.25;

/** Draws the words of one text. */
export class TextWords {
  readonly random: () => number;
  readonly #used: Record<WordClass, string[]> = { noun: [], verb: [], adjective: [], adverb: [] };

  constructor(random: () => number) {
    this.random = random;
  }

  word(kind: WordClass): string {
    const used = this.#used[kind];
    const before = this.random() < repeated ? used[Math.floor(this.random() * used.length)] : undefined;
    if (before !== undefined) return before;
    const word = wordAt(kind, zipfRank(this.random));
    used.push(word);
    return word;
  }

  /** A whole number from one up to but not another. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.random() * (to - from));
  }

  /** Whether something is so that is so in this share of cases. */
  chance(share: number): boolean {
    return this.random() < share;
  }
}
