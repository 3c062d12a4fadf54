import { splitFrontMatter } from "./markdown/front-matter.ts";

/** Lines of a body in which a title and a first paragraph are looked for. */
const MOST_LINES = 40;

/**
 * The beginning of a doc, which has its position and its name: its front matter and, if that has no title or
 * no description, the text as far as its first paragraph. Positions in it are those in the doc.
 */
export function docHead(text: string): string {
  const { front, bodyStart } = splitFrontMatter(text).value;
  const keys = front === undefined ? "" : text.slice(front.start, front.end);
  const isNamed = /^title:/m.test(keys) && /^description:/m.test(keys);
  return text.slice(0, isNamed ? bodyStart : endOfLead(text, bodyStart));
}

/** A line that begins no paragraph of the page itself: of a heading, list, quote or table, or inside something else. */
const noParagraph = /^(\s|#|>|\||<|[-*+] |\d+[.)] |:::|$)/;

/** The offset at which the first paragraph ends. */
function endOfLead(text: string, start: number): number {
  let at = start;
  let depth = 0;
  let isInCode = false;
  let isInParagraph = false;
  for (let count = 0; count < MOST_LINES && at < text.length; count++) {
    const end = text.indexOf("\n", at) + 1 || text.length;
    const line = text.slice(at, end).trimEnd();
    if (line === "" && isInParagraph) return at;
    if (/^(```|~~~)/.test(line)) isInCode = !isInCode;
    else if (/^:::/.test(line)) depth += /^:+$/.test(line) ? -1 : 1;
    // A line below a text makes it a title, and the paragraph is still to come.
    else if (/^=+$/.test(line)) isInParagraph = false;
    else if (!isInCode && depth <= 0 && !noParagraph.test(line)) isInParagraph = true;
    at = end;
  }
  return at;
}
