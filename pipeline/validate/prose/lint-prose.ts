import { compareDiagnostics, type Diagnostic } from "../../diagnostics.ts";
import type { SiteIndex } from "../../resolve/site-index.ts";
import { applyExceptions } from "./exceptions.ts";
import { type ProseFile, readProse } from "./prose-file.ts";
import { bannedWords } from "./rules/banned-words.ts";
import { descriptionPresent } from "./rules/description-present.ts";
import { descriptionsDiffer } from "./rules/descriptions-differ.ts";
import { headingLevels } from "./rules/heading-levels.ts";
import { headingsDiffer } from "./rules/headings-differ.ts";
import { pageLength } from "./rules/page-length.ts";
import type { ProseRule } from "./rules/prose-rule.ts";
import { sentenceLength } from "./rules/sentence-length.ts";
import { spelling } from "./rules/spelling.ts";
import { proseSettings } from "./settings.ts";

/** Rules in the order of the manual; the order does not matter to the result. */
const rules: readonly ProseRule[] = [
  bannedWords,
  spelling,
  sentenceLength,
  descriptionPresent,
  descriptionsDiffer,
  headingLevels,
  headingsDiffer,
  pageLength,
];

export interface ProseInput {
  readonly index: SiteIndex;
  /** The text of a file by its path in the data folder. */
  readonly textOf: (path: string) => string | undefined;
  /** Day as YYYY-MM-DD; only the end of exceptions depends on it. */
  readonly today: string;
}

/** Judges the wording of a site by its `prose-rules`; a site without them is not judged. */
export function lintProse({ index, textOf, today }: ProseInput): Diagnostic[] {
  const settings = proseSettings(index);
  if (settings === undefined) return [];
  const files = new Map<string, ProseFile>();
  for (const source of index.sources.values()) {
    const text = textOf(source.path);
    if (text !== undefined) files.set(source.path, readProse(source, text));
  }
  const site = { index, settings, files };
  const found = rules.flatMap((rule) => rule(site));
  const hasFile = (path: string): boolean => files.has(path);
  return applyExceptions({ found, exceptions: settings.exceptions, today, hasFile }).sort(compareDiagnostics);
}
