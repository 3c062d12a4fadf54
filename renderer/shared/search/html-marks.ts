import { htmlAttribute, markAt } from "./html-tokens.ts";

/** Elements in the middle of a word or sentence. */
const INLINE = new Set(
  "a abbr b bdi bdo cite code data del dfn em i ins kbd mark math mfrac mi mn mo mrow msqrt mstyle msub msubsup msup mtext q s samp semantics small span strong sub sup time tspan u var wbr".split(
    " ",
  ),
);
/** Elements that readers do not read. */
const SILENT = new Set("annotation button script style template".split(" "));
/** Classes of marks beside the text, and of what only some readers get. */
const SILENT_CLASS =
  /(?:^|\s)(?:heading-anchor|footnote-(?:back)?ref|visually-hidden|katex-html|drawing-narrow)(?:\s|$)/;
/** Cells, rows and their like. */
const ITEM = new Set("td th dt dd text tr li caption figcaption summary".split(" "));

/** A tag, a comment or a lone "<", and its properties, which do not depend on its place. */
export interface Mark {
  readonly length: number;
  /** Absent for a comment. */
  readonly kind: "text" | "open" | "close" | undefined;
  readonly name: string;
  readonly isEmpty: boolean;
  readonly isSilent: boolean;
  readonly isInline: boolean;
  readonly isItem: boolean;
  /** Level of a heading; else 0. */
  readonly level: number;
  readonly id: string | undefined;
  /** The text of a picture. */
  readonly alt: string | undefined;
}

const known = new Map<string, Mark>();
const KNOWN = 500;

/** The mark that begins at a place. Most say the same again and again, but for those that name a place: what they say is kept. */
export function readMark(html: string, at: number): Mark {
  const tag = html.slice(at, html.indexOf(">", at) + 1);
  let mark = known.get(tag);
  if (mark === undefined) {
    const { length, token } = markAt(html, at);
    const name = token === undefined || token.kind === "text" ? "" : token.name;
    const attributes = token?.kind === "open" ? token.attributes : "";
    mark = {
      length,
      kind: token?.kind,
      name,
      isEmpty: token?.kind === "open" && token.empty,
      isSilent: isSilent(name, attributes),
      isInline: INLINE.has(name),
      isItem: ITEM.has(name),
      level: /^h[1-6]$/.test(name) ? Number(name[1]) : 0,
      id: htmlAttribute(attributes, "id"),
      alt: alternative(name, attributes),
    };
    // A tag may go on behind its first ">".
    const isWhole = length === tag.length;
    if (isWhole && known.size < KNOWN && !/\s(?:id|href|src)=/.test(attributes)) known.set(tag, mark);
  }
  return mark;
}

/** The text alternative of a picture or a drawing. */
function alternative(name: string, attributes: string): string | undefined {
  if (name === "img") return htmlAttribute(attributes, "alt");
  return name === "svg" ? htmlAttribute(attributes, "aria-label") : undefined;
}

function isSilent(name: string, attributes: string): boolean {
  if (SILENT.has(name) || htmlAttribute(attributes, "aria-hidden") === "true") return true;
  return SILENT_CLASS.test(htmlAttribute(attributes, "class") ?? "");
}
