import type { Token } from "markdown-it";
import { fencePosition } from "../commonmark/blocks/fence.ts";
import type { Run } from "../run.ts";
import { show } from "../show.ts";
import type { Span } from "../source/content-map.ts";
import { reportUnread } from "../unread/unread-markup.ts";
import type { CodeInfo } from "./code-info.ts";

const known = 'Known here are title="…", {1,3-5} and showLineNumbers.';

/** Reports words after the language of a block of code that have no effect. */
export function reportKeys(run: Run, token: Token, { language, unknown }: CodeInfo): void {
  const start = fencePosition(token)?.info ?? 0;
  const [first] = unknown;
  if (language === "" && first !== undefined && /^\{[A-Za-z]/.test(first.text)) {
    reportDirective(run, first.text, [start + first.offset, start + first.offset + first.text.length]);
    return;
  }
  for (const { text, offset } of unknown) {
    run.report({
      code: "code-key-unknown",
      severity: "warning",
      span: [start + offset, start + offset + text.length],
      cause: text,
      message: `Nothing is known here by "${show(text)}", so it has no effect on this block of code.`,
      hint: hintFor(text),
    });
  }
}

function reportDirective(run: Run, text: string, span: Span): void {
  const markup = {
    what: "a directive of MyST or R Markdown",
    here: "Write a box as :::note with a line ::: behind its text, and the language of code without braces.",
    isGarbage: true,
  } as const;
  reportUnread(run, { markup, span, literal: `For code without a language leave ${show(text)} out.` });
}

/** How other systems' keys are written here. */
function hintFor(text: string): string {
  const [, lines] = /^(?:hl_lines|highlight|emphasize-lines)=["']?([\d\s,-]+)["']?$/.exec(text) ?? [];
  if (lines !== undefined)
    return `Write {${lines
      .trim()
      .split(/[\s,]+/)
      .join(",")}}. ${known}`;
  if (/^:?(?:line-?numbers|linenums|linenos|numberlines|showlinenumbers)\b/i.test(text))
    return `Write showLineNumbers. ${known}`;
  const [, name] =
    /^(?:\[([^\]]+)\]|(?:file|filename|name|caption)=["']?([^"']+)["']?)$/
      .exec(text)
      ?.filter((part) => part !== undefined) ?? [];
  if (name !== undefined) return `Write title="${show(name)}". ${known}`;
  if (/^\{\s*\./.test(text)) return `Write the language first, without braces. ${known}`;
  return known;
}
