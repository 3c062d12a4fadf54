import { sentence } from "../words/sentences.ts";
import { camel, hex, measured, partNumber, snake } from "../words/terms.ts";
import type { CodeLanguage } from "./code-language.ts";

/** JSON: settings and answers. */
export const json: CodeLanguage = {
  name: "json",
  head: (words) => ["{", `  "part": "${partNumber(words)}",`],
  parts: [
    (words) => [`  "${camel(words)}": ${measured(words)},`],
    (words) => [`  "${camel(words)}": { "at": "${hex(words)}", "${camel(words)}": ${words.chance(0.5)} },`],
    (words) => [`  "${camel(words)}": [${measured(words)}, ${measured(words)}, null],`],
  ],
  tail: ['  "enabled": true', "}"],
};

/** YAML: descriptions of parts. */
export const yaml: CodeLanguage = {
  name: "yaml",
  ending: "yaml",
  head: (words) => [`part: ${partNumber(words)}`, `address: ${hex(words)}`],
  parts: [
    (words) => [`${snake(words)}: ${measured(words)}`],
    (words) => [`${snake(words)}:`, `  - { id: ${snake(words)}, max: ${measured(words)} }`],
    (words) => [`# ${sentence(words)}`, `${snake(words)}: "${words.word("adjective")}"`],
  ],
  tail: [],
};

/** INI: settings in sections. */
export const ini: CodeLanguage = {
  name: "ini",
  head: (words) => [`[${snake(words)}]`, `address = ${hex(words)}`],
  parts: [
    (words) => [`${snake(words)} = ${measured(words)}`],
    (words) => [`; ${sentence(words)}`, `${snake(words)} = ${words.word("noun")}`],
    (words) => ["", `[${snake(words)}.${words.whole(1, 64)}]`, `${snake(words)} = ${hex(words)}`],
  ],
  tail: [],
};
