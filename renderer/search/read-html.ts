import { type Mark, readMark } from "./html-marks.ts";
import { decodeHtml } from "./html-tokens.ts";
import type { SectionWriter } from "./section-writer.ts";

interface Element {
  readonly mark: Mark;
  readonly isSilent: boolean;
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
  let isSilent = false;
  let heading: Heading | undefined;
  const write = (text: string): void => {
    if (isSilent) return;
    if (heading === undefined) writer.text(text);
    else heading.text += text;
  };
  const enter = (mark: Mark): void => {
    if (!mark.isInline) write(" ");
    const isHidden = isSilent || mark.isSilent;
    if (mark.alt !== undefined && !isHidden) write(` ${mark.alt} `);
    if (mark.isEmpty) return;
    const anchor = mark.id !== undefined && anchors.has(mark.id) ? mark.id : undefined;
    if (mark.level > 0 && anchor !== undefined && !isHidden)
      heading = { level: mark.level, anchor, text: "" };
    // Marks inside a sentence, such as those of footnotes, are no place to go to.
    const isPlace = anchor !== undefined && !mark.isInline && heading === undefined;
    stack.push({ mark, isSilent: isHidden, anchor: isPlace ? anchor : undefined, from: writer.length });
    isSilent = isHidden;
  };
  const leave = (): void => {
    const left = stack.pop();
    if (left === undefined) return;
    isSilent = stack.at(-1)?.isSilent === true;
    if (left.isSilent) return;
    const { mark, anchor, from } = left;
    if (heading !== undefined && mark.level > 0) {
      writer.open(heading.level, heading.text.replace(/\s+/g, " ").trim(), heading.anchor);
      heading = undefined;
      return;
    }
    if (anchor !== undefined) writer.place(from, anchor);
    if (mark.isItem) writer.item();
    else if (!mark.isInline) write(" ");
  };
  for (let at = 0; at < html.length; ) {
    const begin = html.indexOf("<", at);
    const end = begin === -1 ? html.length : begin;
    if (end > at && !isSilent) write(decodeHtml(html.slice(at, end)));
    if (begin === -1) break;
    const mark = readMark(html, begin);
    at = begin + mark.length;
    if (mark.kind === "text") write("<");
    else if (mark.kind === "open") enter(mark);
    else if (mark.kind === "close") {
      const depth = stack.findLastIndex((element) => element.mark.name === mark.name);
      if (depth !== -1) while (stack.length > depth) leave();
    }
  }
  while (stack.length > 0) leave();
}
