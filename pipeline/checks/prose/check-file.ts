import type { Diagnostic } from "../../core/diagnostics.ts";
import type { Source } from "../../sources/parse/source.ts";
import { readProse } from "./prose-file.ts";
import { bannedWords } from "./rules/banned-words.ts";
import { headingLevels } from "./rules/heading-levels.ts";
import { headingsDiffer } from "./rules/headings-differ.ts";
import type { FileRule } from "./rules/prose-rule.ts";
import { sentenceLength } from "./rules/sentence-length.ts";
import { spelling } from "./rules/spelling.ts";
import type { ProseSettings } from "./settings.ts";
import { countWords } from "./words.ts";

/** The findings of the writing rules in one file, as plain JSON. */
export interface CheckedFile {
  readonly path: string;
  readonly findings: readonly Diagnostic[];
  /** Words of running text; titles, summaries and labels do not count. */
  readonly words: number;
}

/** Rules for a file by itself; the order does not matter to the result. */
const rules: readonly FileRule[] = [bannedWords, spelling, sentenceLength, headingLevels, headingsDiffer];

/** Makes a checker of files by these settings. */
export function checkFile(settings: ProseSettings): (source: Source, text: string) => CheckedFile {
  const checks = rules.map((rule) => rule(settings));
  return (source, text) => {
    const file = readProse(source, text);
    const words = file.passages.map(({ isMarkdown, masked }) => (isMarkdown ? countWords(masked) : 0));
    return {
      path: source.path,
      findings: checks.flatMap((check) => check(file)),
      words: words.reduce((sum, count) => sum + count, 0),
    };
  };
}
