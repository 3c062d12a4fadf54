/**
 * Endings of English words, the longest first, and how many letters must be before them: fewer would make one word of
 * motor and motion, or of station and state.
 */
const ENDINGS: readonly (readonly [ending: RegExp, before: number])[] = [
  [/ations?$/, 5],
  [/(?<=[st])ions?$/, 5],
  [/ators?$/, 5],
  [/ments?$/, 5],
  [/(?<=[ct])ors?$/, 5],
  [/ated$|ating$|ate$/, 5],
  [/ings?$|ers?$|ed$/, 3],
];
const VOWEL = /[aeiouy]/;
const WORD = /^[a-z]{4,}$/;

/**
 * The beginning that a word has in common with its other forms: `calibrat` for calibrate, calibration and calibrated.
 * Undefined for what is no word of Latin letters, such as a name with figures.
 */
export function stemOf(word: string): string | undefined {
  if (!WORD.test(word)) return undefined;
  for (const [ending, before] of ENDINGS) {
    const at = word.search(ending);
    if (at >= before && VOWEL.test(word.slice(0, at))) return tidied(word.slice(0, at));
  }
  return tidied(word);
}

/** Without the silent e, with one of two equal letters, with i for y: tune and tuning, log and logging, battery and batteries. */
function tidied(stem: string): string {
  return stem
    .replace(/(?<=..)e$/, "")
    .replace(/(?<=..)y$/, "i")
    .replace(/([^aeiou])\1$/, "$1");
}
