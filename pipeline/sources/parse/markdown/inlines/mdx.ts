import type { StateInline } from "markdown-it";
import type { Run } from "../run.ts";
import { runOf } from "../run.ts";
import type { Span } from "../source/content-map.ts";

const comment = /\{\/\*[\s\S]{0,2000}?\*\/\}/y;
const component = /<(\/?)([A-Z][a-z0-9][\w.]*)(?=[\s/>])/y;

/** `<Tabs items={[…]}>` and, in .mdx files, `{expression}`: reported, and shown as written. Comments are dropped. */
export function mdxInline(state: StateInline, silent: boolean): boolean {
  const character = state.src.charCodeAt(state.pos);
  if (character !== 60 && character !== 123) return false;
  const length = character === 60 ? componentLength(state) : expressionLength(state);
  if (length === 0) return false;
  const text = state.src.slice(state.pos, state.pos + length);
  if (!silent && !text.startsWith("{/*")) {
    if (!text.startsWith("</")) {
      const name = /^<([\w.]+)/.exec(text)?.[1];
      const span = runOf(state.env).span(state.pos, state.pos + length);
      reportMdx(runOf(state.env), name ? `the component <${name}>` : "an expression in braces", span);
    }
    state.pending += text;
  }
  state.pos += length;
  return true;
}

/** `what` completes "This file uses …". */
export function reportMdx(run: Run, what: string, span: Span): void {
  run.report({
    code: "mdx-not-supported",
    ...(what.startsWith("the component") && { cause: what }),
    severity: "error",
    span,
    message: `This file uses ${what}, which is MDX. Pages are written in Markdown.`,
    hint: 'Use Markdown, an admonition, or a typed embed such as ::register-map{ref="…"} instead.',
  });
}

function componentLength(state: StateInline): number {
  component.lastIndex = state.pos;
  const found = component.exec(state.src);
  if (!found) return 0;
  return (
    closingOffset(state.src, state.pos + found[0].length, Math.min(state.posMax, state.pos + 2000)) -
    state.pos
  );
}

/** The end of a tag: the first `>` outside braces; without one, the end of the name. */
function closingOffset(text: string, start: number, max: number): number {
  let depth = 0;
  for (let i = start; i < max; i++) {
    if (text[i] === "{") depth++;
    else if (text[i] === "}") depth--;
    else if (text[i] === ">" && depth <= 0) return i + 1;
  }
  return start;
}

function expressionLength(state: StateInline): number {
  comment.lastIndex = state.pos;
  const found = comment.exec(state.src);
  if (found) return found[0].length;
  if (!runOf(state.env).isMdx || state.src[state.pos + 1] === "{") return 0;
  let depth = 0;
  for (let i = state.pos; i < Math.min(state.posMax, state.pos + 2000); i++) {
    if (state.src[i] === "{") depth++;
    else if (state.src[i] === "}" && --depth === 0) return i + 1 - state.pos;
  }
  return 0;
}
