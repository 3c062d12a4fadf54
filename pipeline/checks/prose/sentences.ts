import type { Passage } from "./prose-file.ts";

/** A sentence of a passage: offsets, end excluded. */
interface Sentence {
  readonly start: number;
  readonly end: number;
}

/**
 * The marks that can end a sentence, with closing quotes and brackets after them. A run of such marks is
 * examined from its first one.
 */
const ending = /(?<![.!?…])[.!?…]+["'”’)]*(?=\s|$)/g;

/** Words whose point ends no sentence. */
const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|ca|incl|excl|resp|max|min|typ|nom|fig|dr)\.$/i;

/** A number follows: "No. 5". */
const numbered = /(?:^|[\s(])(?:No|Nos|Sec|Ch|Eq|Tab|p|pp)\.$/;

/** Splits a passage into sentences: at a full stop that no small letter follows. */
export function sentencesOf({ rawText: written, masked }: Pick<Passage, "rawText" | "masked">): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { index, 0: mark } of masked.matchAll(ending)) {
    const end = index + mark.length;
    if (!endsSentence(written, masked, end)) continue;
    sentences.push(trimmed(masked, start, end));
    start = end;
  }
  sentences.push(trimmed(masked, start, masked.length));
  return sentences.filter((sentence) => sentence.end > sentence.start);
}

function endsSentence(written: string, masked: string, end: number): boolean {
  const before = masked.slice(Math.max(0, end - 12), end);
  // Code at the start of a sentence is blanked, so the letter that follows is looked for in what was written.
  const follows = /^[\s*_~[("'“]*([\s\S]?)/.exec(written.slice(end, end + 80))?.[1] ?? "";
  if (/\p{Ll}/u.test(follows)) return false;
  if (/\d/.test(follows) && numbered.test(before)) return false;
  return !abbreviation.test(before) || follows === "";
}

function trimmed(masked: string, start: number, end: number): Sentence {
  const text = masked.slice(start, end);
  return { start: start + text.length - text.trimStart().length, end: start + text.trimEnd().length };
}
