import type { SyntaxContext } from "./context.ts";
import type { SyntaxMistake, SyntaxRule } from "./rule.ts";

/** `title: "abc`: noticed only where the next line is not indented, or at the end of the file. */
const openQuote: SyntaxRule = (context) => {
  const start = context.open.openQuote;
  if (start === undefined) return undefined;
  const isSingle = context.source[start] === "'";
  return {
    start,
    end: context.lineAt(start).end,
    message: "The quote that opens here is never closed.",
    hint: isSingle ? "Close it with `'`; an apostrophe inside is written twice." : 'Close it with `"`.',
  };
};

/** `title: 'it's here'` and `title: "abc" def` */
const textAfterQuote: SyntaxRule = (context) => {
  const { at, before, after, source, reason } = context;
  if (!/^(?:bad indentation|end of the stream)/.test(reason)) return undefined;
  const closed = context.open.closedQuote;
  if (!closed || !/["']\s*$/.test(before) || after.startsWith(":")) return undefined;
  if (source.slice(closed.end + 1, at).trim() !== "") return undefined;
  if (context.lineAt(closed.start).start !== context.line.start) return quoteLeftOpen(context, closed.start);
  const isSingle = source[closed.start] === "'";
  return {
    start: at,
    end: at + after.trimEnd().length,
    message: "Text follows after the closing quote of a value.",
    hint: isSingle
      ? "Write an apostrophe inside single quotes twice, or use double quotes around the whole value."
      : 'Write a double quote inside the value as `\\"`, or use single quotes around the whole value.',
  };
};

/** A quote that was forgotten above closes at the opening quote of a later value. */
function quoteLeftOpen(context: SyntaxContext, start: number): SyntaxMistake {
  return {
    start,
    end: context.lineAt(start).end,
    message:
      "The quote that opens here is closed only by a quote on a later line, in the middle of another value.",
    hint: "Close it at the end of its own value.",
  };
}

/** `path: "C:\data"` */
const unknownEscape: SyntaxRule = ({ reason, source, at }) => {
  if (reason !== "unknown escape sequence" && reason !== "expected hexadecimal character") return undefined;
  const start = source.lastIndexOf("\\", at);
  return {
    start,
    end: at + 1,
    message: `\`${source.slice(start, at + 1)}\` is not an escape that double quotes know.`,
    hint: "Use single quotes, or write the backslash twice.",
  };
};

export const quoteRules: readonly SyntaxRule[] = [unknownEscape, openQuote, textAfterQuote];
