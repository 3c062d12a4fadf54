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

/**
 * Makes a finder of whole words and phrases. A hyphen, dot or slash between letters makes one word:
 * `mavlink` is neither in `mavlink-router` nor in `example.org/mavlink`. Of two that overlap the longer one is found.
 */
export function wordFinder(words: readonly string[], { ignoreCase }: { ignoreCase: boolean }): WordFinder {
  if (words.length === 0) return () => [];
  const keyOf = (word: string): string => oneSpace(ignoreCase ? word.toLowerCase() : word);
  const listed = new Map(words.map((word) => [keyOf(word), word]));
  const choices = [...listed.values()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.split(/\s+/).map(escapePattern).join("\\s+"));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_@]|[\\p{L}\\p{N}][-./])(?:${choices.join("|")})(?![\\p{L}\\p{N}_@]|[-./][\\p{L}\\p{N}])`,
    ignoreCase ? "giu" : "gu",
  );
  return ({ written, masked }) =>
    [...masked.matchAll(pattern)].flatMap(({ index, 0: text }) => {
      const word = listed.get(keyOf(text));
      const end = index + text.length;
      return word === undefined || !isUnbroken(written.slice(index, end), text)
        ? []
        : [{ word, start: index, end }];
    });
}

/** Whether only marks of stress stand between the words: in "in `x` order to" there is no "in order to". */
function isUnbroken(written: string, masked: string): boolean {
  return oneSpace(written.replace(/[*_~]/g, " ")) === oneSpace(masked);
}

function oneSpace(text: string): string {
  return text.replace(/\s+/g, " ");
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** The number of words; a number counts as one, a sign by itself does not. */
export function countWords(masked: string): number {
  return masked.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
