import type { MarkdownIt, StateBlock, StateInline } from "markdown-it";
import {
  isIndented,
  lineEnd,
  lineStart,
  setMap,
  wrapBlockRule,
} from "../commonmark/blocks/wrap-block-rule.ts";
import { closingLine } from "../components/closing-line.ts";
import { leastIndent } from "../components/component-block.ts";
import { readElementTag } from "../components/component-tag.ts";
import { elementHtml } from "../components/element-html.ts";
import { readWithin } from "../directives/blocks/named-block.ts";
import { voidTags } from "../html/allowed.ts";
import { reportLeftOut } from "../html/loose-tags.ts";
import { runOf } from "../run.ts";
import { ContentMap, type Span } from "../source/content-map.ts";

const line = /^<\/?([a-z][a-z0-9]*)(?:[ \t]+(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*)?>$/;
const marked = /[ \t]markdown(?:=["']?(?:1|block|span)["']?)?(?=[ \t>])/;
/** Their content is not Markdown. */
const raw = new Set(["pre", "script", "style", "textarea", "table", "thead", "tbody", "tr", "code", "svg"]);

/**
 * `<div markdown>` alone on its line, and in MDX any tag: the lines below it are Markdown, which CommonMark
 * reads only after an empty line.
 */
export function htmlLine(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  if (state.src.charCodeAt(from) !== 60) return false;
  const { markdownInHtml } = runOf(state.env).dialect.constructs;
  if (markdownInHtml === "never" || (markdownInHtml === "marked" && isIndented(state, start))) return false;
  const text = state.src.slice(from, lineEnd(state, start)).trimEnd();
  const [whole, name = ""] = line.exec(text) ?? [];
  if (markdownInHtml === "always" && elementBlock(state, start, end, silent)) return true;
  if (whole === undefined) return markdownInHtml === "always" && textLine(state, start, silent);
  if (raw.has(name) || !isRead(text, markdownInHtml)) return false;
  if (silent) return true;
  pushHtml(state, { content: text, from, start, last: start });
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

/** `<div style={{ … }}>` alone on its lines, and its content up to `</div>` alone on a line. */
function elementBlock(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  const tag = readElementTag(state.src, from);
  if (tag === undefined || raw.has(tag.name)) return false;
  let last = start;
  while (last + 1 < state.lineMax && lineEnd(state, last) < tag.end) last++;
  if (state.src.slice(tag.end, lineEnd(state, last)).trim() !== "") return false;
  if (silent) return true;
  pushHtml(state, { content: elementHtml(state.src, from, tag), from, start, last });
  const hasContent = !tag.isEmpty && !tag.isClosing && !voidTags.has(tag.name);
  const close = hasContent ? closingLine(state, tag.name, last, end) : undefined;
  if (close === undefined) return true;
  // Nothing is pushed around it, and the limit of nesting counts it all the same.
  state.level++;
  readWithin(state, { start: last, end: close, indent: leastIndent(state, last + 1, close) });
  state.level--;
  pushHtml(state, { content: `</${tag.name}>`, from: lineStart(state, close), start: close, last: close });
  return true;
}

interface HtmlLines {
  readonly content: string;
  readonly from: number;
  readonly start: number;
  readonly last: number;
}

function pushHtml(state: StateBlock, { content, from, start, last }: HtmlLines): void {
  const token = state.push("html_block", "", 0);
  token.content = content;
  token.map = [start, last + 1];
  token.meta = { span: (begin: number, end: number): Span => [from + begin, from + end] };
  state.line = last + 1;
}

/** Lines that are set in are no code in MDX. */
export function noIndentedCode(md: MarkdownIt): void {
  wrapBlockRule(
    md,
    "code",
    (rule) => (state, start, end, silent) =>
      runOf(state.env).dialect.constructs.markdownInHtml !== "always" && rule(state, start, end, silent),
  );
}

/** The same within a line. */
export function inlineElement(state: StateInline, silent: boolean): boolean {
  const run = runOf(state.env);
  if (!run.isMdx || run.dialect.constructs.markdownInHtml !== "always") return false;
  const { pos } = state;
  const tag = readElementTag(state.src, pos);
  if (tag === undefined || tag.end > state.posMax || (tag.expressions.length === 0 && !tag.isEmpty))
    return false;
  if (!silent) {
    const token = state.push("html_inline", "", 0);
    token.content = elementHtml(state.src, pos, tag);
    const { map } = run;
    const offset = run.base + pos;
    token.meta = { span: (begin: number, end: number): Span => map.span(offset + begin, offset + end) };
  }
  state.pos = tag.end;
  return true;
}

/**
 * `<script>` and `<style>` with all of their content, which docs of other systems may have and no page needs.
 */
export function programBlock(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  if (state.src.charCodeAt(from) !== 60 || isIndented(state, start)) return false;
  const run = runOf(state.env);
  if (!run.dialect.constructs.looseHtml) return false;
  const name = /^<(script|style)(?=[\s>])/i.exec(state.src.slice(from, from + 8))?.[1]?.toLowerCase();
  if (name === undefined) return false;
  if (silent) return true;
  const close = new RegExp(`</${name}\\s*>`, "i");
  let last = start;
  while (last < end - 1 && !close.test(state.src.slice(lineStart(state, last), lineEnd(state, last)))) last++;
  reportLeftOut(run, name, [from, from + name.length + 1]);
  state.line = last + 1;
  return true;
}
