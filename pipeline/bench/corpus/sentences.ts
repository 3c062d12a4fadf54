import { pick } from "../../tests/fixtures/random.ts";
import { adjectives, endings, nouns, verbs } from "./words.ts";

type Random = () => number;

/** A sentence of about eleven words. */
export function sentence(random: Random): string {
  const subject = `the ${pick(adjectives, random)} ${pick(nouns, random)}`;
  const text = `${subject} ${pick(verbs, random)} the ${pick(nouns, random)} ${pick(endings, random)}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Sentences until the paragraph has this many words at least, now and then with code or an emphasis. */
export function paragraph(words: number, random: Random): string {
  const sentences: string[] = [];
  for (let count = 0; count < words; ) {
    const next = random() < 0.15 ? marked(sentence(random), random) : sentence(random);
    sentences.push(next);
    count += next.split(" ").length;
  }
  return sentences.join(" ");
}

/** Two words for a heading, a title or a name. */
export function name(random: Random): string {
  const text = `${pick(adjectives, random)} ${pick(nouns, random)}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function marked(text: string, random: Random): string {
  const words = text.split(" ");
  const at = 1 + Math.floor(random() * (words.length - 2));
  const mark = random() < 0.5 ? "`" : "**";
  return words.map((word, index) => (index === at ? `${mark}${word}${mark}` : word)).join(" ");
}
