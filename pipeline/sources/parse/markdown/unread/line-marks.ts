import type { UnreadMarkup } from "./unread-markup.ts";

/** At the beginning of a line of a paragraph. */
export interface LineMark extends UnreadMarkup {
  /** Its first characters, which a backslash before them makes text. */
  readonly begins: string;
  /** Its possible first characters, if they are not only the first of `begins`. */
  readonly first?: string;
  /** On the first line of a text, or on any other; absent: on all. */
  readonly on?: "first" | "others";
  /** The next line of the paragraph begins with it too. */
  readonly isList?: true;
  /** The paragraph is this line alone. */
  readonly isAlone?: true;
}

const boxes =
  "note|abstract|summary|tldr|info|todo|tip|hint|important|success|check|done|question|help|faq|warning|caution|attention|failure|fail|missing|danger|error|bug|example|quote|cite|seealso";
const box = "Write :::note[Title], and a line ::: behind its text, which is not indented.";
const include = 'Write ::include{file="parts/x.md"} on a line of its own.';

/** Marks that other systems read at the beginning of a line. */
export const lineMarks: readonly LineMark[] = [
  {
    begins: "!!!",
    pattern: new RegExp(
      `!!!\\+?[ \\t]*(?:(?:${boxes})\\b[\\w \\t-]*(?:"[^"\\n]*")?[ \\t]*(?=\\n|$)|[\\w-]+[ \\t]+"[^"\\n]*")`,
      "iy",
    ),
    what: "an admonition of MkDocs",
    here: box,
    isGarbage: true,
  },
  {
    begins: "???",
    pattern: new RegExp(
      `\\?\\?\\?\\+?[ \\t]*(?:(?:${boxes})\\b[\\w \\t-]*(?:"[^"\\n]*")?[ \\t]*(?=\\n|$)|[\\w-]*[ \\t]*"[^"\\n]*")`,
      "iy",
    ),
    what: "an admonition of MkDocs that opens and closes",
    here: "Write :::details[Title], and a line ::: behind its text, which is not indented.",
    isGarbage: true,
  },
  {
    begins: "===",
    pattern: /===[!+]?[ \t]+(?:"[^"\n]*"|'[^'\n]*')[ \t]*(?=\n|$)/y,
    what: "a tab of MkDocs",
    here: "Write ::::tabs, in it :::tab[Title] and ::: around each text, which is not indented, and :::: at the end.",
    isGarbage: true,
  },
  {
    begins: "--8<--",
    pattern: /-+8<-+(?:[ \t]+["'][^\n]*|[ \t]*(?=\n|$))/y,
    what: "an included file of MkDocs",
    here: include,
    isGarbage: true,
  },
  {
    begins: "///",
    pattern: new RegExp(
      `\\/{3,}[ \\t]+(?:${boxes}|admonition|details|tab|html|define|(?:figure-|table-)?caption)[ \\t]*(?:\\|[^\\n]*)?(?=\\n|$)`,
      "y",
    ),
    what: "a block of MkDocs between slashes",
    here: box,
    isGarbage: true,
  },
  {
    begins: "<<<",
    pattern: /<<<[ \t]*(?:@|\.{0,2}\/)[^\n]*/y,
    what: "included code of VitePress",
    here: include,
    isGarbage: true,
  },
  {
    begins: "@",
    pattern: /@(?:\[code[^\]\n]*\]\([^\n]*\)|include[ \t]*[:(][^\n]*)/y,
    what: "an included file of VuePress",
    here: include,
    isGarbage: true,
  },
  {
    begins: "include::",
    pattern: /include::\S+\[[^\n]*\][ \t]*(?=\n|$)/y,
    what: "an included file of AsciiDoc",
    here: include,
    isGarbage: true,
  },
  {
    begins: "..",
    pattern: /\.\.[ \t]+[A-Za-z][\w-]*::[^\n]*/y,
    what: "a directive of reStructuredText",
    here: `${box} Anything else is plain Markdown.`,
    isGarbage: true,
  },
  {
    begins: ":::",
    pattern: /:{3,}[ \t]*[{[][^\n]*/y,
    what: "a block of Pandoc or MyST",
    here: box,
    isGarbage: true,
  },
  {
    begins: "+++",
    pattern: /\+\+\+[ \t]*(?=\n[\w"'.-]+[ \t]*=)/y,
    what: "front matter of Hugo in TOML",
    here: "Write it in YAML, between two lines ---.",
    on: "first",
    isGarbage: true,
  },
  {
    begins: "---",
    pattern: /---[a-z]+[ \t]*(?=\n)/y,
    what: "front matter in another language than YAML",
    here: "Write it in YAML, between two lines ---.",
    on: "first",
    isGarbage: true,
  },
  {
    begins: "!>",
    first: "!?",
    pattern: /[!?]>[ \t]+\S[^\n]*/y,
    what: "a hint of docsify",
    here: box,
  },
  {
    begins: "*[",
    pattern: /\*\[[^\]\n]{1,60}\]:[ \t]+\S[^\n]*/y,
    what: "an abbreviation of Python-Markdown or kramdown",
    here: 'Write <abbr title="Controller Area Network">CAN</abbr> where it is used, or a term of glossary.yaml.',
  },
  {
    begins: ":",
    pattern: /:[ \t]+\S[^\n]*/y,
    what: "a definition of Python-Markdown, kramdown or Pandoc",
    here: "Write <dl><dt>Term</dt><dd>Meaning</dd></dl>, or a list.",
    on: "others",
  },
  {
    begins: "#",
    pattern: /(?:#(?=\p{Lu}\p{Ll})|#{2,6}(?=[\p{L}\p{N}]))[^\n]*/uy,
    what: "a heading without a space behind its marks",
    here: "Write a space between # and the text.",
    isAlone: true,
  },
  {
    begins: "-",
    first: "-+",
    pattern: /[-+](?=\p{L})[^\n]*/uy,
    what: "a list without a space behind its marks",
    here: "Write a space between the mark and the text of each item.",
    isList: true,
  },
  {
    begins: "•",
    first: "•‣◦▪●",
    pattern: /[•‣◦▪●][^\n]*/uy,
    what: "a list with marks that Markdown does not know",
    here: "Write - and a space before each item.",
    isList: true,
  },
  {
    begins: "1.",
    first: "0123456789",
    pattern: /\d{1,3}[.)](?=\p{L})[^\n]*/uy,
    what: "a numbered list without a space behind its numbers",
    here: "Write a space between the number and the text of each item.",
    isList: true,
  },
];
