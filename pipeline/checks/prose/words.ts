import { PhraseTree } from "./phrase-tree.ts";
import type { Passage } from "./prose-file.ts";

/** A word or phrase that was found in a passage. */
interface FoundWord {
  /** As the list of words has it. */
  readonly word: string;
  /** Offsets in the passage, end excluded. */
  readonly start: number;
  readonly end: number;
}

/** Finds words of a list in passages. */
type WordFinder = (passage: Pick<Passage, "rawText" | "masked">) => FoundWord[];

/**
 * Makes a finder of whole words and phrases. A hyphen, dot or slash between letters makes one word: `mavlink`
 * is neither in `mavlink-router` nor in `example.org/mavlink`. If two overlap, the longer one is found.
 */
export function wordFinder(words: readonly string[], { ignoreCase }: { ignoreCase: boolean }): WordFinder {
  const tree = new PhraseTree(words, (character) => (ignoreCase ? character.toLowerCase() : character));
  return ({ rawText: written, masked }) => {
    const found: FoundWord[] = [];
    let after = 0;
    for (const { index: start } of masked.matchAll(letters)) {
      if (start < after) continue;
      const whole = tree
        .endsFrom(masked, start)
        .find(({ end }) => isWhole(masked, start, end) && isUnbroken(written, masked, start, end));
      if (whole === undefined) continue;
      after = whole.end;
      found.push({ word: whole.phrase, start, end: whole.end });
    }
    return found;
  };
}

/** Letters and digits without a break. */
const letters = /[\p{L}\p{N}]+/gu;

/** Whether the match is not part of a longer word: `mavlink` in `mavlink-router`. */
function isWhole(text: string, start: number, end: number): boolean {
  const isInside =
    /(?:[\p{L}\p{N}_@]|[\p{L}\p{N}][-./])$/u.test(text.slice(Math.max(0, start - 3), start)) ||
    /^(?:[\p{L}\p{N}_@]|[-./][\p{L}\p{N}])/u.test(text.slice(end, end + 3));
  return !isInside;
}

/** Whether only marks of stress are between the words: in "in `x` order to" there is no "in order to". */
function isUnbroken(written: string, masked: string, start: number, end: number): boolean {
  return oneSpace(written.slice(start, end).replace(/[*_~]/g, " ")) === oneSpace(masked.slice(start, end));
}

function oneSpace(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** The number of words; a number counts as one, a sign by itself does not. */
export function countWords(masked: string): number {
  return masked.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
