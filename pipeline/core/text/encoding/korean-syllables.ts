import { once } from "../../once.ts";

/**
 * The syllables that Windows adds to EUC-KR, by their two bytes: those that the standard lacks, in the order of Unicode. The
 * decoders of Node have the standard alone.
 */
export const addedSyllables = once((): ReadonlyMap<number, number> => {
  const decoder = new TextDecoder("euc-kr");
  const standard = new Set<number>();
  for (const pair of pairs(0xb0, 0xc8, (second) => second >= 0xa1))
    standard.add(decoder.decode(Uint8Array.of(pair >> 8, pair & 0xff)).charCodeAt(0));
  const added = pairs(0x81, 0xc6, isSecond);
  const found = new Map<number, number>();
  for (let syllable = 0xac00; syllable <= 0xd7a3; syllable++) {
    if (standard.has(syllable)) continue;
    const { value } = added.next();
    if (value !== undefined) found.set(value, syllable);
  }
  return found;
});

function* pairs(
  from: number,
  to: number,
  isIn: (second: number, first: number) => boolean,
): Generator<number, undefined> {
  for (let first = from; first <= to; first++)
    for (let second = 0x41; second <= 0xfe; second++) if (isIn(second, first)) yield (first << 8) | second;
  return undefined;
}

function isSecond(second: number, first: number): boolean {
  if (second <= 0x7a) return second <= 0x5a || second >= 0x61;
  return second >= 0x81 && (second <= 0xa0 || first <= 0xa0);
}
