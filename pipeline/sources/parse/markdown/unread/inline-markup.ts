import type { StateInline } from "markdown-it";
import { isInCodeTag } from "../commonmark/inlines/bracket-pair.ts";
import { runOf } from "../run.ts";
import { type InlineMark, inlineMarks } from "./inline-marks.ts";
import { lengthAt, literalBy, reportUnread } from "./unread-markup.ts";

/** The characters at which a mark may begin. */
export const markCharacters = Object.keys(inlineMarks).join("");

/** Marks of other systems in running text, where no rule before took their first character. */
export function unreadMark(state: StateInline, silent: boolean): boolean {
  if (silent) return false;
  const { src, pos } = state;
  const found = findMark(src, pos);
  if (found === undefined || isReadInside(state, found.length) || isInCodeTag(src, { start: pos, end: pos }))
    return false;
  const run = runOf(state.env);
  if (found.mark.isLine === true && run.dialect.tocMarks) {
    state.pos += found.length;
    return true;
  }
  const span = run.span(pos, pos + found.length);
  if (!run.isUnread(span))
    reportUnread(run, { markup: found.mark, span, literal: literalBy(`\\${src[pos] ?? ""}`) });
  // In braces no other rule is to find the same again.
  if (src[pos] !== "{") return false;
  state.pending += src.slice(pos, pos + found.length);
  state.pos += found.length;
  return true;
}

/** `[[name]]` whose inner brackets are a link, since the text has a line `[name]: address`. */
function isReadInside({ src, pos, env, md }: StateInline, length: number): boolean {
  if (!src.startsWith("[[", pos)) return false;
  return md.utils.normalizeReference(src.slice(pos + 2, pos + length - 2)) in (env.references ?? {});
}

/**
 * The possible second characters of the marks that begin with a character: most colons and signs are skipped
 * quickly.
 */
const seconds: Readonly<Record<string, string>> = {
  ":": "abcdefghijklmnopqrstuvwxyz",
  "=": "=",
  "+": "+",
  "[": "[!tT",
};

/** The mark that begins at an offset of a text, and how long it is. */
export function findMark(text: string, at: number): { mark: InlineMark; length: number } | undefined {
  if (seconds[text[at] ?? ""]?.includes(text[at + 1] ?? "\n") === false) return undefined;
  for (const mark of inlineMarks[text[at] ?? ""] ?? []) {
    const length = lengthAt(mark.pattern, text, at);
    if (length > 0 && stands(mark, text, at, at + length)) return { mark, length };
  }
  return undefined;
}

function stands({ behind, isLine }: InlineMark, text: string, start: number, end: number): boolean {
  if (behind !== undefined && !behind.test(text.slice(Math.max(0, start - 2), start))) return false;
  return (
    isLine !== true ||
    (/(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 4), start)) &&
      /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 80)))
  );
}
