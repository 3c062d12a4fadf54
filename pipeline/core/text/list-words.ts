import { ownValue } from "../own-value.ts";

/** The word between the last two words of a list. */
type Conjunction = "and" | "or";

/** These words by language; other languages have a comma there. */
const words: Readonly<Record<string, readonly [and: string, or: string]>> = {
  cs: ["a", "nebo"],
  da: ["og", "eller"],
  de: ["und", "oder"],
  en: ["and", "or"],
  es: ["y", "o"],
  et: ["ja", "või"],
  fi: ["ja", "tai"],
  fr: ["et", "ou"],
  hr: ["i", "ili"],
  hu: ["és", "vagy"],
  it: ["e", "o"],
  lt: ["ir", "arba"],
  lv: ["un", "vai"],
  nb: ["og", "eller"],
  nl: ["en", "of"],
  nn: ["og", "eller"],
  no: ["og", "eller"],
  pl: ["i", "lub"],
  pt: ["e", "ou"],
  ro: ["și", "sau"],
  ru: ["и", "или"],
  sk: ["a", "alebo"],
  sl: ["in", "ali"],
  sv: ["och", "eller"],
  tr: ["ve", "veya"],
  uk: ["і", "або"],
};

/** Joins words as a sentence of a language does: `a, b or c`, `a, b oder c`. */
export function joinedList(list: readonly string[], conjunction: Conjunction, lang: string): string {
  const language = lang.toLowerCase().split(/[-_]/)[0] ?? "";
  const [and, or] = ownValue(words, language) ?? [];
  const word = conjunction === "and" ? and : or;
  if (list.length <= 1) return list[0] ?? "";
  const last = word === undefined ? ", " : ` ${word} `;
  return `${list.slice(0, -1).join(", ")}${last}${list.at(-1)}`;
}
