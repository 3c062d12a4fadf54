import type { TextWords } from "../words/text-words.ts";

/** Some lines of code with names and numbers drawn. */
type CodeLines = (words: TextWords) => readonly string[];

/** A language whose blocks grow part by part to any length. */
export interface CodeLanguage {
  readonly name: string;
  /** Ending of a file, where a block may have the name of one. */
  readonly ending?: string;
  readonly head: CodeLines;
  readonly parts: readonly CodeLines[];
  readonly tail: readonly string[];
}
