import { pick } from "../../../tests/fixtures/random.ts";
import { snake } from "../words/terms.ts";
import type { TextWords } from "../words/text-words.ts";
import { c, rust, typescript } from "./brace-languages.ts";
import type { CodeLanguage } from "./code-language.ts";
import { ini, json, yaml } from "./data-languages.ts";
import { bash, python } from "./script-languages.ts";

/** A language that is listed twice is twice as frequent. */
const languages = [python, python, c, c, bash, bash, json, json, yaml, typescript, rust, ini];

/** A fenced block in one of the languages that docs of hardware use. No two are alike: names and numbers are drawn. */
export function codeBlock(words: TextWords): string {
  const language = pick(languages, words.random);
  const lines = [...language.head(words)];
  const length = drawnLength(words) - language.tail.length;
  do lines.push(...pick(language.parts, words.random)(words));
  while (lines.length < length);
  return `\`\`\`${info(language, words)}\n${[...lines, ...language.tail].join("\n")}\n\`\`\``;
}

function info({ name, ending }: CodeLanguage, words: TextWords): string {
  return ending === undefined ? name : `${name} title="${snake(words)}.${ending}"`;
}

/** Lines of a block: most have few and some have many; the logarithm is drawn from a normal distribution (Box-Muller). */
function drawnLength({ random }: TextWords): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(60, Math.round(Math.exp(2.05 + 0.6 * normal)));
}
