/** Boxes that pages have. */
export type BoxKind = "note" | "tip" | "info" | "warning" | "caution" | "danger";

/** The kind of block that a block of another system becomes here. */
type BlockMeaning = "box" | "details" | "tabs" | "tab" | "code" | "link" | "content";

/** The forms that a system writes in its own way; forms that are the same in Fairlead are not listed. */
export interface Constructs {
  /** Names of boxes, in small letters, that differ from those here. */
  readonly boxes: Readonly<Record<string, BoxKind>>;
  /** `::: raw`: names of blocks between lines of colons that only frame their content. */
  readonly frames: readonly string[];
  /** Lines that open a block of all that is set in by four columns below them. */
  readonly indented: readonly IndentedForm[];
  /** `/// note | Title` up to `///`. */
  readonly slashes: boolean;
  /** `{% name key="value" %}` up to `{% endname %}`, by name. */
  readonly tags: Readonly<Record<string, TagForm>>;
  readonly includes: readonly IncludeForm[];
  /** Text between two marks; a mark that begins another one comes after it. */
  readonly spans: readonly SpanForm[];
  /** `{: .class #id }`: where lists of attributes are read. */
  readonly attributes: "everywhere" | "headings" | "nowhere";
  /** `{: .class }` on a line of its own within HTML is a list of attributes too. */
  readonly attributesInHtml?: true;
  /** A list on a line below a table is that of the table, and no row. */
  readonly attributesBelowTables?: boolean;
  /** A term, and below it `: what it means`. */
  readonly definitions: boolean;
  /** `*[CAN]: Controller Area Network` on a line of its own explains the letters wherever they occur. */
  readonly abbreviations: boolean;
  /** A bar within code of a table ends no cell. */
  readonly barsInCode?: true;
  /** `:material-check:` is a picture of a font that pages do not have. */
  readonly icons: boolean;
  /** `<div markdown>`, and any tag alone on its line in MDX, has Markdown right below it. */
  readonly markdownInHtml: "marked" | "always" | "never";
  /** Raw HTML that pages do not have (forms, scripts, frames) is left out, and is no error. */
  readonly looseHtml: boolean;
  readonly code: CodeForms;
}

export interface IndentedForm {
  /** The whole line; groups `type`, `title`, `open`, and `apart` where it begins another group of tabs. */
  readonly opens: RegExp;
  readonly is: "box" | "details" | "tab";
}

export interface TagForm {
  /** "nothing": what it contains is a remark among authors. */
  readonly is: BlockMeaning | "nothing";
  /** The attribute that says which box. */
  readonly type?: string;
  /** The attribute with its title, label or address. */
  readonly title?: string;
}

/** How a file is included. */
export interface IncludeForm {
  /** A text that every match contains. */
  readonly beginning: string;
  /** Groups `file`, `region`, `from` and `to` (a line alone has `only`), `lang`, `title`, `marked` (lines), `numbered`, `rest`. */
  readonly pattern: RegExp;
  /** Folders that paths begin in, the first that has the file. */
  readonly from: readonly ("file" | "docs" | "data" | "anywhere")[];
  /** The file is shown as code, whatever it is. */
  readonly isCode?: true;
  /** Also within blocks of code, as lines of them. */
  readonly inCode?: true;
  /** It may have other text on its line. */
  readonly isInline?: true;
  /** A line that begins and ends a list of files, one a line. */
  readonly list?: RegExp;
  /** It gives a file a `name`, and `<Name />` includes it. */
  readonly isImport?: true;
  /** `rest` has pairs of names and values that take the place of `[[#name]]`. */
  readonly isTemplate?: true;
  /** Nothing is included: the line only speaks to the system. */
  readonly isNothing?: true;
}

export interface SpanForm {
  readonly open: string;
  readonly close: string;
  /** The element that it becomes; absent: it is left out, as a remark among authors. */
  readonly tag?: "mark" | "ins" | "del" | "sub" | "sup";
  /** It contains no space. */
  readonly isTight?: true;
}

/** The forms on the first line of a block of code, and in its comments. */
export interface CodeForms {
  /** `{ .python .annotate title="x" }`. */
  readonly classes: boolean;
  /** Keys with lines to mark: `hl_lines="2 4-5"`. */
  readonly lineKeys: readonly string[];
  /** Keys and words that number the lines. */
  readonly numberKeys: readonly string[];
  /** Words that change nothing of what is read here. */
  readonly idle: RegExp | undefined;
  /** `// [!code focus]`. */
  readonly marks: boolean;
  /** `# (1)!`: a number that leads to a list below the code. */
  readonly notes: boolean;
  /** `# use x;` in Rust is compiled and not shown. */
  readonly hidesRust: boolean;
  /** How marks are written that are only to be shown, and what they are. */
  readonly escapes: readonly (readonly [written: string, shown: string])[];
  /** `#!python print()` within a line. */
  readonly inlineLanguage: boolean;
}

/** Nothing but what Fairlead has itself. */
export const ownConstructs: Constructs = {
  boxes: {},
  frames: [],
  indented: [],
  slashes: false,
  tags: {},
  includes: [],
  spans: [],
  attributes: "nowhere",
  definitions: false,
  abbreviations: false,
  icons: false,
  markdownInHtml: "never",
  looseHtml: false,
  code: {
    classes: false,
    lineKeys: [],
    numberKeys: [],
    idle: undefined,
    marks: false,
    notes: false,
    hidesRust: false,
    escapes: [],
    inlineLanguage: false,
  },
};
