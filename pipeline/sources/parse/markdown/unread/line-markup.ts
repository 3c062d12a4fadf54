import type { StateCore, Token } from "markdown-it";
import { type Run, runOf } from "../run.ts";
import type { ContentMap } from "../source/content-map.ts";
import { type LineMark, lineMarks } from "./line-marks.ts";
import { lengthAt, literalBy, reportUnread } from "./unread-markup.ts";

/** Marks by the code of the first character of a line. */
const marksAt: readonly (readonly LineMark[] | undefined)[] = byFirstCharacter();

function byFirstCharacter(): LineMark[][] {
  const marks: LineMark[][] = [];
  for (const mark of lineMarks) {
    for (const character of mark.first ?? mark.begins.slice(0, 1)) {
      const code = character.charCodeAt(0);
      marks[code] = [...(marks[code] ?? []), mark];
    }
  }
  return marks;
}

/** Paragraphs with a line that begins as a block of another system does, before their text is parsed. */
export function unreadLines(state: StateCore): void {
  const { tokens, env } = state;
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

/** Most lines begin with a letter, and are gone past. */
function checkLines(run: Run, token: Token, isFirst: boolean): void {
  const { content } = token;
  for (let start = 0; start < content.length; ) {
    let at = start;
    while (content.charCodeAt(at) === 32 || content.charCodeAt(at) === 9) at++;
    const marks = marksAt[content.charCodeAt(at)];
    // The first of a list speaks for all of it.
    if (marks !== undefined && checkLine(run, token, { marks, at, isFirst })) return;
    const end = content.indexOf("\n", at);
    start = end === -1 ? content.length : end + 1;
  }
}

interface Line {
  readonly marks: readonly LineMark[];
  /** The offset of its text. */
  readonly at: number;
  /** Whether its paragraph is the first of the document. */
  readonly isFirst: boolean;
}

/** Whether the paragraph is done with. */
function checkLine(run: Run, { content, meta }: Token, { marks, at, isFirst }: Line): boolean {
  const mark = marks.find(
    (each) => stands(each, content, at, isFirst) && lengthAt(each.pattern, content, at) > 0,
  );
  if (mark === undefined || (mark.isList === true && !isRepeated(mark, content, at))) return false;
  const written = content.slice(at, at + lengthAt(mark.pattern, content, at)).trimEnd();
  const map = meta?.map as ContentMap;
  const span = map.span(at, at + written.length);
  const literal =
    mark.begins === "1." ? "For the number itself write 1\\. or use code." : literalBy(`\\${mark.begins}`);
  reportUnread(run, { markup: mark, span, literal });
  if (mark.isGarbage) run.unreadLines.add(run.positionAt(span).line);
  return mark.isList === true;
}

function stands({ isAlone, on }: LineMark, content: string, at: number, isFirst: boolean): boolean {
  const isFirstLine = content.lastIndexOf("\n", at) === -1;
  if (isAlone === true && content.includes("\n")) return false;
  return on === undefined || (on === "others" ? !isFirstLine : isFirst && isFirstLine);
}

/** Whether the next line begins in the same way. */
function isRepeated({ pattern }: LineMark, content: string, at: number): boolean {
  const end = content.indexOf("\n", at);
  if (end === -1) return false;
  const next = /[ \t]*/y;
  next.lastIndex = end + 1;
  next.test(content);
  return lengthAt(pattern, content, next.lastIndex) > 0;
}
