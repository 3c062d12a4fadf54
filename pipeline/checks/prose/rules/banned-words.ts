import { maskQuotes } from "../mask-inline.ts";
import { positionIn } from "../prose-file.ts";
import type { BannedWord } from "../settings.ts";
import { wordFinder } from "../words.ts";
import type { FileRule } from "./prose-rule.ts";

/** The text uses no word that the site has banned. Quoted labels are the words of others. */
export const bannedWords: FileRule = (settings) => {
  const entries = new Map<string, BannedWord>();
  for (const entry of settings.banned) {
    for (const word of [entry.word, ...(entry.forms ?? [])]) entries.set(word, entry);
  }
  const find = wordFinder([...entries.keys()], { ignoreCase: true });
  return (file) =>
    file.passages.flatMap((passage) =>
      find({ ...passage, masked: maskQuotes(passage.masked) }).map(({ word, start, end }) => {
        const { instead, why } = entries.get(word) ?? {};
        return {
          code: "prose-banned-word",
          severity: "warning" as const,
          file: file.source.path,
          ...positionIn(file, passage, start, end),
          message: `This site does not write "${word}".${why === undefined ? "" : ` ${why}`}`,
          hint:
            instead === undefined
              ? "Leave it out, or state the fact that is behind it."
              : `Write "${instead}".`,
        };
      }),
    );
};
