import { longLines } from "../../long-lines.ts";
import { escapeHtml } from "../escape.ts";
import { grammarOf, hljs } from "./languages.ts";

/** Larger code is not highlighted: it would take seconds. */
const longestCode = 100_000;
/**
 * Patterns of grammars begin anew at each letter of a word that none of them knows, or at each bracket of a line: the
 * square or the cube of its length. Real code has neither; with these a block takes half a second at most.
 */
const longestLine = 1_000;
const longestWord = 128;
const longWord = /[\w$]{129}/;
/** A few pages full: code is repeated within a page, or from save to save. */
const mostCached = 250;
const cache = new Map<string, string>();

/** Code that a run before has highlighted: the first block of a language costs as much as the rest of a doc. */
export interface CodeCache {
  readonly get: (name: string) => string | undefined;
  readonly put: (name: string, html: string) => void;
}

/** Code as HTML with highlight.js spans. The same code is highlighted once. */
export function highlight(code: string, language: string, stored?: CodeCache): string {
  const grammar = grammarOf(language);
  if (grammar === undefined || grammar === "plaintext" || !isSwift(code)) return escapeHtml(code);
  const key = `${grammar}\0${code}`;
  const known = cache.get(key) ?? stored?.get(key);
  if (known !== undefined) return known;
  if (!hljs.getLanguage(grammar))
    throw new Error(`prepareMarkdown was not given the text of a file with ${grammar} code.`);
  const html = hljs.highlight(code, { language: grammar, ignoreIllegals: true }).value;
  if (cache.size >= mostCached) cache.clear();
  cache.set(key, html);
  stored?.put(key, html);
  return html;
}

/** Whether highlighting takes no longer than its length says. */
function isSwift(code: string): boolean {
  if (code.length > longestCode) return false;
  // Most code has no line that could hold such a word.
  if (longLines(code, longestWord).length === 0) return true;
  return !longWord.test(code) && longLines(code, longestLine).length === 0;
}
