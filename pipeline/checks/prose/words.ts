import { groupBy } from "../../core/group-by.ts";
import type { Passage } from "./prose-file.ts";

/** A word or phrase that stands in a passage. */
export interface FoundWord {
  /** As the list of words has it. */
  readonly word: string;
  /** Offsets in the passage, end excluded. */
  readonly start: number;
  readonly end: number;
}

/** Finds words of a list in passages. */
export type WordFinder = (passage: Pick<Passage, "written" | "masked">) => FoundWord[];

/** A listed word, its parts between spaces folded as they are compared. */
interface ListedWord {
  readonly word: string;
  readonly spaced: readonly string[];
}

/**
 * Makes a finder of whole words and phrases. A hyphen, dot or slash between letters makes one word:
 * `mavlink` is neither in `mavlink-router` nor in `example.org/mavlink`. Of two that overlap the longer one is found.
 */
export function wordFinder(words: readonly string[], { ignoreCase }: { ignoreCase: boolean }): WordFinder {
  const fold = (text: string): string => (ignoreCase ? text.toLowerCase() : text);
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const listed = longestFirst.map((word): ListedWord => ({ word, spaced: fold(word).split(/\s+/) }));
  const byFirst = groupBy(listed, ({ word }) => fold(word).match(letters)?.[0] ?? "");
  return ({ written, masked }) => {
    const found: FoundWord[] = [];
    let after = 0;
    for (const { index: start, 0: first } of masked.matchAll(letters)) {
      const choices = start < after ? undefined : byFirst.get(fold(first));
      for (const { word, spaced } of choices ?? []) {
        const end = endOfWord(masked, start, spaced, fold);
        if (end === undefined || !isUnbroken(written.slice(start, end), masked.slice(start, end))) continue;
        after = end;
        found.push({ word, start, end });
        break;
      }
    }
    return found;
  };
}

/** Letters and digits without a break. */
const letters = /[\p{L}\p{N}]+/gu;

/** Where a phrase ends that begins at `start`; undefined where another word stands there. */
function endOfWord(
  text: string,
  start: number,
  spaced: readonly string[],
  fold: (text: string) => string,
): number | undefined {
  let end = start;
  for (const [i, part] of spaced.entries()) {
    const from = end;
    if (i > 0) while (/\s/.test(text.charAt(end))) end++;
    if (i > 0 && end === from) return undefined;
    if (fold(text.slice(end, end + part.length)) !== part) return undefined;
    end += part.length;
  }
  const isInside =
    /(?:[\p{L}\p{N}_@]|[\p{L}\p{N}][-./])$/u.test(text.slice(Math.max(0, start - 3), start)) ||
    /^(?:[\p{L}\p{N}_@]|[-./][\p{L}\p{N}])/u.test(text.slice(end, end + 3));
  return isInside ? undefined : end;
}

/** Whether only marks of stress stand between the words: in "in `x` order to" there is no "in order to". */
function isUnbroken(written: string, masked: string): boolean {
  return oneSpace(written.replace(/[*_~]/g, " ")) === oneSpace(masked);
}

function oneSpace(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** The number of words; a number counts as one, a sign by itself does not. */
export function countWords(masked: string): number {
  return masked.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
