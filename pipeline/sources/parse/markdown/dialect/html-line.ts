import type { StateBlock } from "markdown-it";
import { isIndented, lineEnd, lineStart, setMap } from "../blocks/wrap-block-rule.ts";
import { runOf } from "../run.ts";
import { ContentMap, type Span } from "../source/content-map.ts";

const line = /^<\/?([a-z][a-z0-9]*)(?:[ \t]+(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*)?>$/;
const marked = /[ \t]markdown(?:=["']?(?:1|block|span)["']?)?(?=[ \t>])/;
/** Their content is none of Markdown's. */
const raw = new Set(["pre", "script", "style", "textarea", "table", "thead", "tbody", "tr", "code", "svg"]);

/**
 * `<div markdown>` alone on its line, and in MDX any tag: what stands below it is Markdown, which CommonMark reads only behind
 * an empty line.
 */
export function htmlLine(state: StateBlock, start: number, _end: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  if (state.src.charCodeAt(from) !== 60 || isIndented(state, start)) return false;
  const run = runOf(state.env);
  const { markdownInHtml } = run.dialect.constructs;
  if (markdownInHtml === "never" || (markdownInHtml === "always" && !run.isMdx)) return false;
  const text = state.src.slice(from, lineEnd(state, start)).trimEnd();
  const [whole, name = ""] = line.exec(text) ?? [];
  if (whole === undefined) return markdownInHtml === "always" && textLine(state, start, silent);
  if (raw.has(name) || !isRead(text, markdownInHtml)) return false;
  if (silent) return true;
  const token = state.push("html_block", "", 0);
  token.content = text;
  token.map = [start, start + 1];
  token.meta = { span: (begin: number, end: number): Span => [from + begin, from + end] };
  state.line = start + 1;
  return true;
}

function isRead(text: string, where: "marked" | "always"): boolean {
  return (
    where === "always" || marked.test(text) || /^<\/(?:div|figure|section|details|figcaption)>/.test(text)
  );
}

const within = /^<([a-z][a-z0-9]*)(?=[\s>]).*<\/[a-z][a-z0-9]*>$/;

/** `<summary>**More**</summary>`: of a line that begins and ends with a tag, the text between is Markdown in MDX. */
function textLine(state: StateBlock, start: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  const text = state.src.slice(from, lineEnd(state, start)).trimEnd();
  const [whole, name = ""] = within.exec(text) ?? [];
  if (whole === undefined || (raw.has(name) && !/^t/.test(name)) || /<(?:pre|script|style|svg)\b/.test(text))
    return false;
  if (silent) return true;
  const inline = state.push("inline", "", 0);
  inline.content = text;
  inline.children = [];
  inline.map = [start, start + 1];
  setMap(inline, new ContentMap([0], [from]));
  state.line = start + 1;
  return true;
}
