/** The kinds of words that have new ones in every text. */
export type WordClass = "noun" | "verb" | "adjective" | "adverb";

const onsets = "b br c cl d dr f g gr h l m n p pl r s st t tr v".split(" ");
const vowels = "a e i o u ea".split(" ");
const codas = "b d g l m n nd p r rm s t v x".split(" ");

const prefixes = "re de sub over under inter trans micro multi pre non anti".split(" ");

const suffixes: Readonly<Record<WordClass, readonly string[]>> = {
  noun: "or er et age in ure ing on ode ity el ation ment".split(" "),
  verb: "ates es s ens ises".split(" "),
  adjective: "al ed ic ar y ive ous able en".split(" "),
  adverb: "ly ily ally ely".split(" "),
};

/** Words that have one stem. */
const familySize = 3;
const openSyllables = onsets.length * vowels.length;
const stems = openSyllables ** 2 * codas.length;
/** Prime to the number of stems: neighbours in rank get stems that share nothing. */
const stride = 100_003;

/** How many words are formed of each class before they repeat. */
export const formedWords = stems * familySize;

/**
 * The word of a class with this number: a stem of two syllables, the suffix of the class and with some stems
 * a prefix. Most of them are new, as are the rare words of real docs: names, codes, slips.
 */
export function formedWord(kind: WordClass, index: number): string {
  const family = Math.floor(index / familySize);
  const stem = stemOf((family * stride) % stems);
  const endings = suffixes[kind];
  const prefix = family % 8 === 0 ? prefixes[(family / 8) % prefixes.length] : "";
  return `${prefix}${stem}${endings[(family + index) % endings.length]}`;
}

function stemOf(number: number): string {
  const second = Math.floor(number / openSyllables);
  const coda = codas[Math.floor(second / openSyllables)];
  return `${openSyllable(number % openSyllables)}${openSyllable(second % openSyllables)}${coda}`;
}

function openSyllable(number: number): string {
  return `${onsets[number % onsets.length]}${vowels[Math.floor(number / onsets.length)]}`;
}
