import { pick } from "../../../tests/fixtures/random.ts";
import { abbreviation, identifier, partNumber, quantity } from "./terms.ts";
import type { TextWords } from "./text-words.ts";

type Phrase = (words: TextWords) => string;

/** A sentence of about a dozen words, without Markdown or what YAML reads. */
export const sentence: Phrase = (words) => finished(pick(sentenceForms, words.random)(words));

/** Characters that a description or summary may have at most. */
const SUMMARY_LENGTH = 160;

/** A sentence that a description or summary may be; one in some tens of thousands is drawn again. */
export const summary: Phrase = (words) => {
  const drawn = sentence(words);
  return drawn.length > SUMMARY_LENGTH ? summary(words) : drawn;
};

/** Sentences until the paragraph has this many words at least, now and then with code or an emphasis. */
export function paragraph(count: number, words: TextWords): string {
  const sentences: string[] = [];
  for (let written = 0; written < count; ) {
    const next = words.chance(0.18) ? markedSentence(words) : sentence(words);
    sentences.push(next);
    written += next.split(" ").length;
  }
  return sentences.join(" ");
}

/** Two or three words for a heading, a title or a name. */
export const name: Phrase = (words) => {
  const noun = words.chance(0.3) ? `${words.word("noun")} ${words.word("noun")}` : words.word("noun");
  return capital(`${words.word("adjective")} ${noun}`);
};

/** Words after a link that say what it is for. */
export const purpose: Phrase = (words) => pick(purposes, words.random)(words);

const thing: Phrase = (words) => pick(thingForms, words.random)(words);
const clause: Phrase = (words) => `${thing(words)} ${words.word("verb")} ${thing(words)}`;
const ending: Phrase = (words) => pick(endingForms, words.random)(words);

const thingForms: readonly Phrase[] = [
  (words) => `the ${words.word("noun")}`,
  (words) => `the ${words.word("adjective")} ${words.word("noun")}`,
  (words) => `the ${words.word("adjective")} ${words.word("noun")}`,
  (words) => `each ${words.word("noun")}`,
  () => "it",
  () => "all of it",
  (words) => `this ${words.word("noun")}`,
  (words) => `the ${words.word("noun")} of the ${words.word("noun")}`,
  (words) => `one ${words.word("noun")} of ${words.whole(2, 200)}`,
  (words) => `the ${words.word("noun")} ${words.word("noun")}`,
  (words) => `the ${partNumber(words)}`,
  (words) => `the ${abbreviation(words)} ${words.word("noun")}`,
];

const endingForms: readonly Phrase[] = [
  (words) => `within ${quantity(words)}`,
  (words) => `at ${quantity(words)}`,
  (words) => `below max. ${quantity(words)}`,
  (words) => `after approx. ${quantity(words)}`,
  (words) => `in any ${words.word("adjective")} ${words.word("noun")}`,
  (words) => `with the ${words.word("noun")} connected`,
  (words) => `without ${words.word("adjective")} ${words.word("noun")}`,
  (words) => `during ${words.word("noun")} or ${words.word("noun")}`,
  (words) => `on ${words.word("adjective")} parts (${abbreviation(words)})`,
  (words) => `up to step ${words.whole(2, 500)}`,
];

const sentenceForms: readonly Phrase[] = [
  (words) => `${clause(words)} ${ending(words)}`,
  (words) => `${clause(words)} ${ending(words)}`,
  (words) => `${thing(words)} ${words.word("adverb")} ${words.word("verb")} ${thing(words)} ${ending(words)}`,
  (words) => `when ${clause(words)}, ${clause(words)} ${ending(words)}`,
  (words) => `${ending(words)}, ${clause(words)}, and ${clause(words)}`,
  (words) => `${clause(words)} until ${clause(words)}`,
  (words) =>
    `${thing(words)} ${words.word("verb")} and ${words.word("verb")} ${thing(words)} ${ending(words)}`,
  (words) => `${thing(words)} is ${words.word("adjective")} ${ending(words)}`,
  (words) => `any ${words.word("adjective")} ${words.word("noun")} draws ${quantity(words)} ${ending(words)}`,
];

const codeForms: readonly Phrase[] = [
  (words) => `set ${code(words)} to ${quantity(words)} before ${clause(words)}`,
  (words) => `${clause(words)} through ${code(words)} ${ending(words)}`,
  (words) => `read ${code(words)} once ${clause(words)}`,
  (words) => `while ${code(words)} is ${words.whole(0, 300)}, ${clause(words)}`,
];

const purposes: readonly Phrase[] = [
  (words) => `for ${thing(words)}`,
  (words) => `before ${clause(words)}`,
  (words) => `on how ${clause(words)}`,
];

const code: Phrase = (words) => `\`${identifier(words)}\``;

function markedSentence(words: TextWords): string {
  if (words.chance(0.5)) return finished(pick(codeForms, words.random)(words));
  return `${sentence(words).slice(0, -1)}, **${words.word("adverb")}**.`;
}

const finished = (text: string): string => `${capital(text)}.`;

/** With a capital; as it is where it does not begin with a small letter. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
