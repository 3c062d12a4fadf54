/**
 * A paragraph, heading, list item or table cell: the stretches of its lines without what marks the block,
 * as offsets (end excluded) in order.
 */
export type Block = readonly (readonly [start: number, end: number])[];

/** Tags that can begin a line within a paragraph. */
const inlineTag =
  /^<\/?(?:a|abbr|b|br|code|del|em|i|img|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|var)\b/i;

/** A part that the scanner skips until a line ends it: a fence, a formula block or a comment. */
interface Skipped {
  readonly ends: (line: string) => boolean;
}

/**
 * Finds the blocks of prose in a Markdown text. The parser knows more, but not the position of each word; if
 * the two would differ, the scanner takes less.
 */
export function scanBlocks(text: string, offset = 0): Block[] {
  return new BlockScanner(text, offset).scan();
}

class BlockScanner {
  readonly #blocks: Block[] = [];
  readonly #lines: readonly { readonly text: string; readonly start: number }[];
  /** Indentation of the text of each open list item. */
  #items: number[] = [];
  #open: [number, number][] | undefined;
  #skipped: Skipped | undefined;
  #inTable = false;
  #inQuote = false;

  constructor(text: string, offset: number) {
    let start = offset;
    this.#lines = text.split("\n").map((line) => {
      const found = { text: line.replace(/\r$/, ""), start };
      start += line.length + 1;
      return found;
    });
  }

  scan(): Block[] {
    // Text of a YAML block scalar is indented as a whole.
    const base = this.#lines.reduce(
      (least, { text }) => (text.trim() === "" ? least : Math.min(least, indentOf(text))),
      Number.POSITIVE_INFINITY,
    );
    for (let i = 0; i < this.#lines.length; i++) this.#line(i, base);
    this.#close();
    return this.#blocks;
  }

  #line(index: number, base: number): void {
    const { text, start } = this.#lines[index] ?? { text: "", start: 0 };
    if (this.#skipped !== undefined) {
      if (this.#skipped.ends(text)) this.#skipped = undefined;
      return;
    }
    const lead = /^[ \t]*(?:>[ \t]?)*/.exec(text)?.[0] ?? "";
    const isQuote = lead.includes(">");
    // A quote ends the paragraph above it; a line without the mark may go on with the quote's last one.
    if (isQuote && !this.#inQuote) this.#close();
    this.#inQuote = isQuote || (this.#inQuote && this.#open !== undefined);
    const indent = isQuote ? 0 : indentOf(text) - base;
    if (text.slice(lead.length).trim() === "") this.#close();
    else if (!this.#isIndentedCode(indent)) {
      const at = this.#listMarkers(text, lead.length, indent);
      this.#content(text.slice(at), start + at, this.#lines[index + 1]?.text ?? "");
    }
  }

  /** Four columns to the right of the text around it, where no paragraph goes on. Leaves the lists that have ended. */
  #isIndentedCode(indent: number): boolean {
    if (this.#open !== undefined || this.#inTable) return false;
    while (indent < (this.#items.at(-1) ?? 0)) this.#items.pop();
    return indent >= (this.#items.at(-1) ?? 0) + 4;
  }

  /** The offset after the marker of a list item or task: `- `, `1. ` or `[x] `. */
  #listMarkers(text: string, from: number, indent: number): number {
    let at = from;
    for (;;) {
      const rest = text.slice(at);
      const marker = /^[ \t]*(?:[-*+]|(\d{1,9})[.)])(?:[ \t]+|$)/.exec(rest);
      if (marker === null || isThematicBreak(rest)) return at;
      // Within a paragraph only a list that begins with 1 can begin, so that a year at a line's start is text.
      const number = marker[1];
      if (this.#open !== undefined && this.#items.length === 0 && number !== undefined && number !== "1")
        return at;
      this.#close();
      while (indent < (this.#items.at(-1) ?? 0)) this.#items.pop();
      at += marker[0].length;
      this.#items.push(indent + at - from);
      at += /^\[[ xX]\](?:[ \t]+|$)/.exec(text.slice(at))?.[0].length ?? 0;
    }
  }

  #content(line: string, start: number, following: string): void {
    const text = line.trimStart();
    const at = start + line.length - text.length;
    const fence = /^(`{3,}(?=[^`]*$)|~{3,})/.exec(text)?.[1];
    const opening = /^(?:#{1,6}(?=\s|$)|:{3,}[ \t]*[A-Za-z]*|\[\^[^\]]+\]:)/.exec(text)?.[0];
    if (fence !== undefined) this.#skip({ ends: (last) => closesFence(last, fence) });
    else if (text.startsWith("$$")) this.#formula(text);
    else if (text.startsWith("<!--") && !text.includes("-->"))
      this.#skip({ ends: (last) => last.includes("-->") });
    else if (opening !== undefined) this.#opening(text, at, opening);
    else if (isWithoutText(text)) this.#close();
    else if (this.#inTable || isTableHead(text, following)) this.#row(text, at);
    else this.#paragraph(text, at);
  }

  #paragraph(text: string, at: number): void {
    if (/^<\/?[a-z]/i.test(text) && !inlineTag.test(text)) this.#close();
    this.#open ??= [];
    this.#open.push([at, at + text.length]);
  }

  /** A heading or the title of a box is a block of its own; the text of a footnote may go on. */
  #opening(text: string, at: number, opening: string): void {
    this.#close();
    this.#open = [[at + opening.length, at + text.length]];
    if (!opening.startsWith("[")) this.#close();
  }

  #formula(text: string): void {
    if (/\$\$[ \t]*$/.test(text.slice(2))) this.#close();
    else this.#skip({ ends: (last) => /\$\$[ \t]*$/.test(last) });
  }

  #row(text: string, start: number): void {
    if (!this.#inTable) this.#close();
    this.#inTable = true;
    if (/^[|:\- \t]+$/.test(text)) return;
    let from = 0;
    for (const { index, 0: end } of text.matchAll(/(?<!\\)\||$/g)) {
      if (text.slice(from, index).trim() !== "") this.#blocks.push([[start + from, start + index]]);
      from = index + end.length;
    }
  }

  #skip(skipped: Skipped): void {
    this.#close();
    this.#skipped = skipped;
  }

  #close(): void {
    this.#inTable = false;
    if (this.#open !== undefined) this.#blocks.push(this.#open);
    this.#open = undefined;
  }
}

function indentOf(line: string): number {
  return /^[ \t]*/.exec(line)?.[0].replaceAll("\t", "    ").length ?? 0;
}

function closesFence(line: string, fence: string): boolean {
  const run = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
  return run !== undefined && run[0] === fence[0] && run.length >= fence.length;
}

/** Rules, underlines of headings, embeds and the targets of reference links. */
function isWithoutText(line: string): boolean {
  return isThematicBreak(line) || /^(?:(?:=+|-+)[ \t]*$|::[A-Za-z]|\[[^\]^][^\]]*\]:)/.test(line);
}

function isThematicBreak(line: string): boolean {
  return /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/.test(line);
}

function isTableHead(line: string, following: string): boolean {
  return (
    line.includes("|") &&
    following.includes("-") &&
    /^[ \t>]*[|:\- \t]*$/.test(following) &&
    following.includes("|")
  );
}
