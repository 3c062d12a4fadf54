import { positionIn } from "../prose-file.ts";
import { wordFinder } from "../words.ts";
import type { FileRule } from "./prose-rule.ts";

/** Names of products and techniques have one spelling. */
export const spelling: FileRule = (settings) => {
  const right = new Map(settings.spelling.flatMap((name) => name.wrong.map((wrong) => [wrong, name.right])));
  const find = wordFinder([...right.keys()], { ignoreCase: false });
  return (file) =>
    file.passages.flatMap((passage) =>
      find(passage).map(({ word, start, end }) => ({
        code: "prose-spelling",
        severity: "error" as const,
        file: file.source.path,
        ...positionIn(file, passage, start, end),
        message: `The name is not written "${word}".`,
        hint: `Write "${right.get(word)}", or put it in backquotes where it is code.`,
      })),
    );
};
