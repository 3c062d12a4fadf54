import { htmlAttribute, htmlTokens } from "./html-tokens.ts";
import type { SectionWriter } from "./section-writer.ts";

/** Elements in the middle of a word or sentence. */
const INLINE = new Set(
  "a abbr b bdi bdo cite code data del dfn em i ins kbd mark math mfrac mi mn mo mrow msqrt mstyle msub msubsup msup mtext q s samp semantics small span strong sub sup time tspan u var wbr".split(
    " ",
  ),
);
/** Elements that readers do not read. */
const SILENT = new Set(["annotation", "button", "script", "style", "template"]);
/** Classes of marks beside the text, and of what only some readers get. */
const SILENT_CLASS =
  /(?:^|\s)(?:heading-anchor|footnote-ref|footnote-backref|visually-hidden|katex-html)(?:\s|$)/;
const CELL = new Set(["td", "th", "dt", "dd", "text"]);
const ROW = new Set(["tr", "li", "caption", "figcaption", "summary"]);

interface Element {
  readonly name: string;
  readonly silent: boolean;
  readonly anchor: string | undefined;
  readonly from: number;
}

interface Heading {
  readonly level: number;
  readonly anchor: string;
  text: string;
}

/** Writes the text of HTML that the pipeline made; headings with an anchor begin sections. */
export function readHtml(html: string, writer: SectionWriter, anchors: ReadonlySet<string>): void {
  const stack: Element[] = [];
  let heading: Heading | undefined;
  const write = (text: string): void => {
    if (stack.at(-1)?.silent === true) return;
    if (heading === undefined) writer.text(text);
    else heading.text += text;
  };
  const leave = ({ name, silent, anchor, from }: Element): void => {
    if (silent) return;
    if (heading !== undefined && isHeading(name)) {
      writer.open(heading.level, heading.text.replace(/\s+/g, " ").trim(), heading.anchor);
      heading = undefined;
      return;
    }
    if (anchor !== undefined) writer.place(from, anchor);
    if (CELL.has(name) || ROW.has(name)) writer.item();
    else if (!INLINE.has(name)) write(" ");
  };
  for (const token of htmlTokens(html)) {
    if (token.kind === "text") write(token.text);
    else if (token.kind === "close") {
      const at = stack.findLastIndex((element) => element.name === token.name);
      if (at !== -1) for (const element of stack.splice(at).reverse()) leave(element);
    } else {
      const { name, attributes, empty } = token;
      if (!INLINE.has(name)) write(" ");
      const id = htmlAttribute(attributes, "id");
      const anchor = id !== undefined && anchors.has(id) ? id : undefined;
      const silent = stack.at(-1)?.silent === true || isSilent(name, attributes);
      if (name === "img" && !silent) write(` ${htmlAttribute(attributes, "alt") ?? ""} `);
      if (empty) continue;
      if (isHeading(name) && anchor !== undefined && !silent)
        heading = { level: Number(name[1]), anchor, text: "" };
      // Marks inside a sentence, such as those of footnotes, are no place to go to.
      const isPlace = anchor !== undefined && !INLINE.has(name) && heading === undefined;
      stack.push({ name, silent, anchor: isPlace ? anchor : undefined, from: writer.length });
    }
  }
  for (const element of stack.reverse()) leave(element);
}

function isSilent(name: string, attributes: string): boolean {
  if (SILENT.has(name) || htmlAttribute(attributes, "aria-hidden") === "true") return true;
  return SILENT_CLASS.test(htmlAttribute(attributes, "class") ?? "");
}

function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name);
}
