import type { Dialect } from "../../../dialects/dialect.ts";
import { unescapeAll } from "../escape.ts";
import { ownInfo } from "./dialect-info.ts";
import { grammarOf } from "./languages.ts";

/** The info string of a code block: `python title="x.py" {1,3-5} showLineNumbers`. */
export interface CodeInfo {
  /** As written; "" without one. */
  readonly language: string;
  readonly title?: string;
  readonly showLineNumbers: boolean;
  /** 1-based lines to highlight, each range with its offset in the info string. */
  readonly ranges: readonly LineRange[];
  /** Other words that are written there and have no effect. */
  readonly unknown: readonly InfoWord[];
}

/** A word of an info string, with its offset in it. */
interface InfoWord {
  readonly text: string;
  readonly offset: number;
}

interface LineRange {
  readonly text: string;
  readonly offset: number;
  /** NaN where the text is no number. */
  readonly from: number;
  readonly to: number;
}

const quotedTitle = /\stitle=(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/;

/** The info string of a fence: `c title="main.c" {2,4-6}`. */
export function parseCodeInfo(written: string, dialect: Dialect): CodeInfo {
  const info = ownInfo(written, dialect);
  const language = languageOf(info);
  const [whole, double, single] = quotedTitle.exec(info) ?? [];
  const title = double ?? single;
  const rest = whole === undefined ? info : info.replace(whole, () => " ".repeat(whole.length));
  const list = /\{([\d\s,-]*)\}/.exec(rest);
  return {
    language: unescapeAll(language),
    ...(title === undefined ? {} : { title: unescapeAll(title) }),
    showLineNumbers: /\sshowLineNumbers(?=[\s{]|$)/.test(rest),
    ranges: list ? parseRanges(list[1] ?? "", list.index + 1) : [],
    unknown: rest.trim().length === language.length ? [] : unknownWords(rest, language, dialect),
  };
}

/** The language of an info string: the part before a space, a brace or the flags of `rust,ignore`. */
function languageOf(info: string): string {
  return /^\s*([^\s{,]*)/.exec(info)?.[1] ?? "";
}

const knownWord = /^(?:showLineNumbers|\{[\d\s,-]*\})$/;
const word = /[\w:.-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|[^\s,{]*)|\{[^}]*\}|\[[^\]]*\]|[^\s,{[]+|[{[]/g;
/** Flags for rustdoc and mdBook, which change how an example is tested and not what a reader sees. */
const rustFlag =
  /^(?:ignore(?:-[\w-]+)?|no_run|should_panic|compile_fail|edition\d{4}|editable|noplayground|noplaypen|mdbook-runnable|test_harness|does_not_compile|panics|not_desired_behavior|E\d{4})$/;

function unknownWords(rest: string, language: string, { constructs }: Dialect): InfoWord[] {
  const { idle } = constructs.code;
  const start = rest.indexOf(language) + language.length;
  const words = [...rest.slice(start).matchAll(word)].map((found) => ({
    text: found[0],
    offset: start + found.index,
  }));
  const isRust = grammarOf(language) === "rust";
  return words.filter(
    ({ text }) => !knownWord.test(text) && !(isRust && rustFlag.test(text)) && idle?.test(text) !== true,
  );
}

function parseRanges(list: string, offset: number): LineRange[] {
  return [...list.matchAll(/[^\s,]+/g)].map((found) => {
    const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(found[0]) ?? [];
    return {
      text: found[0],
      offset: offset + found.index,
      from: Number(from ?? NaN),
      to: Number(to ?? from ?? NaN),
    };
  });
}
