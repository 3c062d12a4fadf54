import type { UnreadMarkup } from "./unread-markup.ts";

/** Conditions on the place of a mark, besides its pattern. */
export interface InlineMark extends UnreadMarkup {
  /** A pattern for the last character before it. */
  readonly behind?: RegExp;
  /** Alone on its line. */
  readonly isLine?: true;
}

const attribute = String.raw`(?:[.#][\w:-]+|[\w:-]+=(?:"[^"{}\n]*"|'[^'{}\n]*'|[^\s{}"']+))`;
const attributes = `${attribute}(?:[ \\t]+${attribute})*`;
const noWord = /^$|[^\p{L}\p{N}_]$/u;
const word = /[\p{L}\p{N})]$/u;
const classHint =
  'Leave it out. An id follows a space at the end of a heading, a size follows a picture: ![board](board.png){width="300"}.';

/** In running text, by the character at which they begin; the first that fits is reported. */
export const inlineMarks: Readonly<Record<string, readonly InlineMark[]>> = {
  "{": [
    {
      pattern: /\{%-?[ \t]*[A-Za-z][^\n]{0,300}?%\}/y,
      what: "a tag of GitBook, Jekyll or another template language",
      here: "Write a hint as :::note with a line ::: behind its text, tabs as :::tabs, anything else as plain Markdown.",
      isGarbage: true,
    },
    {
      pattern: new RegExp(String.raw`\{:[ \t]*${attributes}[ \t]*\}`, "y"),
      what: "a list of attributes of Python-Markdown or kramdown",
      here: classHint,
    },
    {
      pattern: new RegExp(String.raw`\{[ \t]*[.#][A-Za-z][\w:-]*(?:[ \t]+${attribute})*[ \t]*\}`, "y"),
      what: "a list of attributes of Pandoc, MkDocs or VitePress",
      here: classHint,
    },
    {
      pattern: new RegExp(
        String.raw`\{[ \t]*[A-Za-z][\w:-]*=${attributeValue()}(?:[ \t]+${attribute})*[ \t]*\}`,
        "y",
      ),
      what: "a list of attributes of Pandoc, MkDocs or VitePress",
      here: classHint,
      behind: /[)\]*_`>]$/,
    },
    {
      pattern: /\{[a-z][\w:-]{0,40}\}(?=`[^`])/y,
      what: "a role of MyST",
      here: "Write a link as [text](page.md), a formula as $x$, anything else as plain Markdown.",
    },
  ],
  "[": [
    {
      pattern: /\[(?:\[_?toc_?\]|toc)\]/iy,
      what: "the place of a table of contents of VitePress, GitLab or Python-Markdown",
      here: "Leave it out: every page has a table of contents of its headings.",
      isLine: true,
    },
    {
      pattern:
        /\[\[(?![[\s])(?=[^[\]\n]{0,200}\p{L})(?!(?:nodiscard|noreturn|deprecated|maybe_unused|fallthrough|(?:un)?likely|no_unique_address|gnu::\w+|clang::\w+)\b)[^[\]\n]{1,200}\]\](?!\()/uy,
      what: "a link of a wiki or of Obsidian",
      here: "Write [text](page.md), and a picture as ![what it shows](file.png).",
    },
    {
      pattern: /\[![A-Za-z][\w-]*\][+-]?(?=[ \t]|$|\n)/y,
      what: "a callout of Obsidian, or an alert of GitHub with another name",
      here: "Write > [!NOTE], or TIP, IMPORTANT, WARNING or CAUTION, on a line of its own.",
      behind: /(?:^|\n)$/,
    },
  ],
  ":": [
    {
      pattern: /:(?:material|fontawesome|octicons|simple|mdi|fa)-[a-z0-9-]{1,60}:/y,
      what: "an icon of MkDocs Material",
      here: "Leave it out, or write a word or an emoji.",
      behind: noWord,
    },
    {
      pattern: /:[a-z][\w:+.-]{0,40}:(?=`[^`])/y,
      what: "a role of Sphinx",
      here: "Write a link as [text](page.md), a formula as $x$, anything else as plain Markdown.",
      behind: noWord,
    },
    {
      pattern: /:[a-z][a-z0-9]{0,20}(?:_[a-z0-9]{1,20}){1,6}:(?![\p{L}\p{N}_])/uy,
      what: "the short name of an emoji that is not known here",
      here: "Write the emoji itself.",
      behind: noWord,
    },
  ],
  "=": [
    {
      pattern: /==(?![\s=])(?=[^=\n]{0,200}[\p{L}\p{N}])[^=\n]{1,200}(?<!\s)==(?![=\p{L}\p{N}])/uy,
      what: "marked text of MkDocs, Obsidian or Typora",
      here: "Write <mark>text</mark>, or **text**.",
      behind: /^$|[^\p{L}\p{N}_=)\]]$/u,
    },
  ],
  "+": [
    {
      pattern: /\+\+(?=[\p{L}\p{N}"])[\p{L}\p{N} "'._+-]{1,80}(?<![\s+])\+\+(?![\p{L}\p{N}+])/uy,
      what: "keys of MkDocs or inserted text",
      here: "Write a key as <kbd>Ctrl</kbd>, inserted text as <ins>text</ins>.",
      behind: /^$|[^\p{L}\p{N}_+)\]]$/u,
    },
  ],
  "~": [
    {
      pattern: /~[\p{L}\p{N}+-]{1,10}~(?![~\p{N}])/uy,
      what: "lowered text of Pandoc or MkDocs",
      here: "Write H<sub>2</sub>O, or $H_2O$.",
      behind: word,
    },
    {
      pattern: /~(?=[\p{L}\p{N}])[^~\n]{1,100}(?<![\s/])~(?![~\p{L}\p{N}/])/uy,
      what: "struck text with one tilde, as GitHub has it",
      here: "Write ~~text~~.",
      behind: /^$|[^\p{L}\p{N}~)\]]$/u,
    },
  ],
  "^": [
    {
      pattern: /\^[\p{L}\p{N}+-]{1,10}\^(?![\^\p{L}\p{N}])/uy,
      what: "raised text of Pandoc or MkDocs",
      here: "Write x<sup>2</sup>, or $x^2$.",
      behind: word,
    },
  ],
};

function attributeValue(): string {
  return String.raw`(?:"[^"{}\n]*"|'[^'{}\n]*'|[^\s{}"']+)`;
}
