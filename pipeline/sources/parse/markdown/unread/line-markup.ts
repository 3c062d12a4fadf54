import type { StateCore, Token } from "markdown-it";
import { type Run, runOf } from "../run.ts";
import type { ContentMap } from "../source/content-map.ts";
import { type LineMark, lineMarks } from "./line-marks.ts";
import { lengthAt, literalBy, reportUnread } from "./unread-markup.ts";

/** Whether any line of a text may begin with a mark: most texts have none, and are gone through once. */
const candidate =
  /^[ \t>]*(?:[-*+][ \t]+)?(?:!!!|\?\?\?|===|-+8<|<<<|@|include::|\.\.[ \t]|:|\+\+\+|---|[!?]>|\*\[|#{1,6}[^\s#]|[-+]\p{L}|[•‣◦▪●]|\d{1,3}[.)]\p{L})/mu;

/** Paragraphs of which a line begins as a block of another system does, before their text is parsed. */
export function unreadLines(state: StateCore): void {
  const { src, tokens, env } = state;
  if (!candidate.test(src)) return;
  for (let index = 1; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.type === "inline" && isText(tokens[index - 1], token))
      checkLines(runOf(env), token, index === 1);
  }
}

/** A paragraph, or what dashes below it made a heading of. */
function isText(open: Token | undefined, { content }: Token): boolean {
  return open?.type === "paragraph_open" || (open?.type === "heading_open" && content.includes("\n"));
}

function checkLines(run: Run, { content, meta }: Token, isFirst: boolean): void {
  const starts = lineStarts(content);
  const map = meta?.map as ContentMap;
  for (const start of starts) {
    const found = markAt(content, start, { isFirst, lines: starts.length });
    if (found === undefined) continue;
    const { mark, length } = found;
    if (mark.least !== undefined && countOf(mark, content, starts) < mark.least) continue;
    const span = map.span(start, start + content.slice(start, start + length).trimEnd().length);
    const literal =
      mark.begins === "1." ? "For the number itself write 1\\. or use code." : literalBy(`\\${mark.begins}`);
    reportUnread(run, { markup: mark, span, literal });
    if (mark.isGarbage) run.unreadLines.add(run.positionAt(span).line);
    // The first of a list speaks for all of it.
    if (mark.least !== undefined) return;
  }
}

interface Paragraph {
  readonly isFirst: boolean;
  readonly lines: number;
}

function markAt(
  content: string,
  start: number,
  { isFirst, lines }: Paragraph,
): { mark: LineMark; length: number } | undefined {
  for (const mark of lineMarks) {
    if (mark.isAlone === true && lines > 1) continue;
    if (mark.on === "first" && !(isFirst && start === 0)) continue;
    if (mark.on === "others" && start === 0) continue;
    const length = lengthAt(mark.pattern, content, start);
    if (length > 0) return { mark, length };
  }
  return undefined;
}

function countOf({ pattern }: LineMark, content: string, starts: readonly number[]): number {
  return starts.filter((start) => lengthAt(pattern, content, start) > 0).length;
}

/** Where the text of each line begins. */
function lineStarts(content: string): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const line of content.split("\n")) {
    starts.push(at + line.length - line.trimStart().length);
    at += line.length + 1;
  }
  return starts;
}
