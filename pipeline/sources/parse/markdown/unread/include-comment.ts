import type { Run } from "../run.ts";
import type { Span } from "../source/content-map.ts";
import { reportUnread } from "./unread-markup.ts";

const include = /^<!--[ \t]*@include:?[ \t]*\S/;

/** `<!-- @include: x.md -->`: a comment here, and a file that VitePress would include. */
export function reportIncludeComment(run: Run, comment: string, span: Span): void {
  if (!include.test(comment)) return;
  run.report({
    code: "markup-unknown",
    severity: "error",
    span,
    message: "This is an included file of VitePress, which is not read here, so nothing is shown.",
    hint: 'Write ::include{file="parts/x.md"} on a line of its own. For a comment leave the @ out.',
  });
}

/** The same for a reference of mdBook or a tag of Hugo: text between two braces. */
export function reportBraces(run: Run, text: string, span: Span): boolean {
  const what = bracesOf(text);
  if (what === undefined) return false;
  reportUnread(run, { markup: what, span, literal: "For literal braces write \\{{ or use code." });
  return true;
}

function bracesOf(text: string): { what: string; here: string; isGarbage: true } | undefined {
  if (/^\{\{#(?:include|rustdoc_include|playground|template|title)\b/.test(text))
    return {
      what: "an included file of mdBook",
      here: 'Write ::include{file="parts/x.md"} on a line of its own.',
      isGarbage: true,
    };
  if (/^\{\{[<%]/.test(text))
    return {
      what: "a shortcode of Hugo",
      here: "Write a box as :::note with a line ::: behind its text, anything else as plain Markdown.",
      isGarbage: true,
    };
  return undefined;
}
