import { type Mark, readMark } from "./html-marks.ts";
import { decodeHtml } from "./html-tokens.ts";
import type { SectionWriter } from "./section-writer.ts";

interface Heading {
  readonly level: number;
  readonly anchor: string;
  text: string;
}

/** An open element that has an anchor, and those around it. */
interface OpenAnchor {
  readonly depth: number;
  readonly anchor: string;
  readonly from: number;
  readonly outer: OpenAnchor | undefined;
}

/** Writes the text of HTML that the pipeline made; headings with an anchor begin sections. */
export function readHtml(html: string, writer: SectionWriter, anchors: ReadonlySet<string>): void {
  const stack: Mark[] = [];
  /** How deep the outermost silent element lies. */
  let silentAt = -1;
  let heading: Heading | undefined;
  let spanAt: OpenAnchor | undefined;
  const write = (text: string): void => {
    if (silentAt !== -1) return;
    if (heading === undefined) writer.text(text);
    else heading.text += text;
  };
  const enter = (mark: Mark): void => {
    const { isInline, alt, id, level } = mark;
    if (!isInline) write(" ");
    if (alt !== undefined && !mark.isSilent) write(` ${alt} `);
    if (mark.isEmpty) return;
    const depth = stack.push(mark);
    if (silentAt !== -1) return;
    if (mark.isSilent) silentAt = depth;
    else if (id !== undefined && anchors.has(id)) {
      if (level > 0) heading = { level, anchor: id, text: "" };
      // Marks inside a sentence, such as those of footnotes, are no place to go to.
      else if (!isInline && heading === undefined)
        spanAt = { depth, anchor: id, from: writer.length, outer: spanAt };
    }
  };
  const leave = ({ level, isInline, isItem }: Mark, depth: number): void => {
    if (silentAt !== -1) {
      if (silentAt === depth) silentAt = -1;
      return;
    }
    if (heading !== undefined && level > 0) {
      writer.open(heading.level, heading.text.replace(/\s+/g, " ").trim(), heading.anchor);
      heading = undefined;
      return;
    }
    if (spanAt?.depth === depth) {
      writer.markAnchor(spanAt.from, spanAt.anchor);
      spanAt = spanAt.outer;
    }
    if (isItem) writer.item();
    else if (!isInline) write(" ");
  };
  /** Leaves all elements from a depth on, the innermost first. */
  const leaveFrom = (depth: number): void => {
    for (let at = stack.length; at >= depth; at--) {
      const mark = stack.pop();
      if (mark !== undefined) leave(mark, at);
    }
  };
  for (let at = 0; at < html.length; ) {
    const begin = html.indexOf("<", at);
    const end = begin === -1 ? html.length : begin;
    if (end > at && silentAt === -1) write(decodeHtml(html.slice(at, end)));
    if (begin === -1) break;
    const mark = readMark(html, begin);
    at = begin + mark.length;
    if (mark.kind === "text") write("<");
    else if (mark.kind === "open") enter(mark);
    else if (mark.kind === "close") {
      let depth = stack.length;
      while (depth > 0 && stack[depth - 1]?.name !== mark.name) depth--;
      if (depth > 0) leaveFrom(depth);
    }
  }
  leaveFrom(1);
}
