import type { SpanAt } from "../html/html-attributes.ts";
import type { Run } from "../run.ts";
import { findMark, markCharacters } from "./inline-markup.ts";
import { lengthAt, reportUnread, type UnreadMarkup } from "./unread-markup.ts";

const blank =
  "Leave a line empty before and behind the text, so that it is Markdown, or write <strong>, <a href> and <code>.";
/** Markdown itself, which is not read on lines that belong to a tag. */
const markdown: readonly UnreadMarkup[] = [
  { pattern: /\*\*(?=[^\s*])[^*\n]{0,200}[^\s*]\*\*/y, what: "Markdown on a line of HTML", here: blank },
  { pattern: /!?\[[^[\]\n]{1,200}\]\([^\s()]{1,300}\)/y, what: "Markdown on a line of HTML", here: blank },
  { pattern: /`[^`\n]{1,200}`/y, what: "Markdown on a line of HTML", here: blank },
];
const literal = "For the characters themselves write the first as &#42;, or use <code>.";
const beginning = new RegExp(`[*!\`${markCharacters.replace(/[\\\]^[]/g, "\\$&")}]`, "g");

/** Marks in the text of raw HTML, outside code. */
export function reportHtmlText(run: Run, text: string, spanAt: SpanAt): void {
  beginning.lastIndex = 0;
  for (let found = beginning.exec(text); found; found = beginning.exec(text)) {
    const at = found.index;
    const known = markdownAt(text, at) ?? findMark(text, at);
    if (known === undefined) continue;
    reportUnread(run, { markup: known.mark, span: spanAt(at, at + known.length), literal });
    beginning.lastIndex = at + known.length;
  }
}

function markdownAt(text: string, at: number): { mark: UnreadMarkup; length: number } | undefined {
  for (const mark of markdown) {
    const length = lengthAt(mark.pattern, text, at);
    if (length > 0) return { mark, length };
  }
  return undefined;
}
