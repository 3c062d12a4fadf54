import type { DeclaredName } from "./declared-names.ts";

/** Turns of speech that say in figures, or without a subject, what the words of the field say plainly. */
const TURNS: readonly RegExp[] = [
  // Is reported, is in, refers to, describes.
  /\b(?:told|said)\b/i,
  /\b(?:stands?|standing|stood)\b/i,
  // None of them, no page, anyone who.
  /\bof which\b/i,
  /\b(?:is|are) none\b/i,
  /\b(?:nobody|whoever)\b/i,
  /\bwhat (?:is|was|are|were) (?:kept|held|meant)\b/i,
  // Sentences without a subject.
  /^(?:What|Of)\b(?! course\b)/,
  /^Where\b[^,]*$/,
];

export const isPrivateTurn = (sentence: string): boolean => TURNS.some((turn) => turn.test(sentence));

/** Participles that leave open what the thing is. */
const PARTICIPLE = /^(?:told|said|kept|held|meant|gone|pictured)$|^(?:asked|shown)(?:$|[A-Z])/;
/** Those that a variable of a few lines may have, but nothing that other code reads. */
const LOCAL_PARTICIPLE = /^(?:made|found|written|checked)$/;

export function isBareParticiple({ name, kind }: DeclaredName): boolean {
  return PARTICIPLE.test(name) || (kind === "property" && LOCAL_PARTICIPLE.test(name));
}
