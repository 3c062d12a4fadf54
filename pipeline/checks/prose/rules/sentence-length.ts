import { positionIn } from "../prose-file.ts";
import { sentencesOf } from "../sentences.ts";
import { countWords } from "../words.ts";
import type { FileRule } from "./prose-rule.ts";

/** Sentences are short. A list item, a cell and a field each begin a sentence; code does not count. */
export const sentenceLength: FileRule =
  ({ sentenceWords }) =>
  (file) =>
    file.passages.flatMap((passage) =>
      sentencesOf(passage).flatMap(({ start, end }) => {
        const words = countWords(passage.masked.slice(start, end));
        if (words <= sentenceWords) return [];
        return [
          {
            code: "prose-sentence-length",
            severity: "warning" as const,
            file: file.source.path,
            ...positionIn(file, passage, start, end),
            message: `This sentence has ${words} words; more than ${sentenceWords} are hard to follow.`,
            hint: "Make two sentences of it, or a list.",
          },
        ];
      }),
    );
