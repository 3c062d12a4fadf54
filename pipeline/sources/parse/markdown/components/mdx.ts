import type { StateInline } from "markdown-it";
import type { Run } from "../run.ts";
import { runOf } from "../run.ts";
import type { Span } from "../source/content-map.ts";
import { type ComponentTag, readComponentTag } from "./component-tag.ts";
import { framingOf } from "./framing.ts";

const comment = /\{\/\*[\s\S]{0,2000}?\*\/\}/y;
const component = /<(\/?)([A-Z][a-z0-9][\w.]*)(?=[\s/>])/y;

/** `<Tabs items={[…]}>` and, in .mdx files, `{expression}`: reported, and shown as written. Comments are dropped. */
export function mdxInline(state: StateInline, silent: boolean): boolean {
  const character = state.src.charCodeAt(state.pos);
  if (character !== 60 && character !== 123) return false;
  const length = character === 60 ? componentLength(state) : expressionLength(state);
  if (length === 0) return false;
  const text = state.src.slice(state.pos, state.pos + length);
  const frame = character === 60 ? readComponentTag(state.src, state.pos) : undefined;
  const end = frame === undefined ? undefined : takeFrame(state, frame, silent);
  if (end !== undefined) {
    state.pos = end;
    return true;
  }
  if (!silent && !text.startsWith("{/*")) {
    if (!text.startsWith("</")) {
      const name = /^<([\w.]+)/.exec(text)?.[1];
      const span = runOf(state.env).span(state.pos, state.pos + length);
      if (name) noteComponent(runOf(state.env), name, span);
      else reportMdx(runOf(state.env), "an expression in braces", span);
    }
    // The content of a component is shown; its tag has no meaning for readers.
    if (character !== 60) state.pending += text;
    else if (!runOf(state.env).dialect.constructs.looseHtml || isName(text, runOf(state.env)))
      writeComponent(state, text);
  }
  state.pos += length;
  return true;
}

/** Whether a tag is a name in angle brackets, as the place for a name in a command has it: it has no attribute, and nothing ends it. */
function isName(tag: string, run: Run): boolean {
  const name = /^<([\w.]+)>$/.exec(tag)?.[1];
  return name !== undefined && !run.closedTags.has(name);
}

/** The text of a component. In docs of other systems it is no part of the anchor of a heading. */
function writeComponent(state: StateInline, text: string): void {
  if (runOf(state.env).dialect.addresses.targets === undefined) state.pending += text;
  else state.push("component_text", "", 0).content = text;
}

/**
 * The text of a component that frames text within a line remains; returns the end of its tag, or of the whole
 * component.
 */
function takeFrame(state: StateInline, tag: ComponentTag, silent: boolean): number | undefined {
  const framing = framingOf(tag.name, runOf(state.env).input.limits.components);
  if (framing?.kind === "nothing") {
    const close = tag.isEmpty || tag.isClosing ? -1 : state.src.indexOf(`</${tag.name}>`, tag.end);
    return close === -1 ? tag.end : close + tag.name.length + 3;
  }
  if (framing?.kind !== "badge") return undefined;
  const key = framing.text.find((each) => tag.attributes.has(each));
  if (!silent && key !== undefined) writeComponent(state, tag.attributes.get(key) ?? "");
  return tag.end;
}

/** Notes a component that is not known here. A document reports each once, however often it occurs. */
export function noteComponent(run: Run, name: string, span: Span): void {
  const known = run.components.get(name);
  if (known === undefined) run.components.set(name, { span, uses: 1 });
  else known.uses++;
}

/** Reports the components of a document, when all are known. */
export function reportComponents(run: Run): void {
  for (const [name, { span, uses }] of run.components)
    reportMdx(run, `the component <${name}>${uses === 1 ? "" : ` ${uses} times`}`, span);
}

/** An import brings what is not known here anyway: it is left out, which is no loss by itself. */
export function reportImport(run: Run, span: Span): void {
  run.report({
    code: "mdx-not-supported",
    severity: "warning",
    span,
    message: "This import is left out: a doc runs no code.",
    hint: "Remove it. Tabs, boxes and their kin are read without it, and the use of any other component is reported.",
  });
}

const useInstead = 'Use Markdown, an admonition, or a typed embed such as ::register-map{ref="…"} instead.';

/** `what` completes "This file uses …". */
export function reportMdx(run: Run, what: string, span: Span): void {
  run.report({
    code: "mdx-not-supported",
    ...(what.startsWith("the component") && { cause: what.replace(/ \d+ times$/, "") }),
    severity: "error",
    span,
    message: `This file uses ${what}, which is ${run.dialect.components ?? "MDX"}. Pages are written in Markdown.`,
    hint: what.startsWith("the component")
      ? `${useInstead} Or say under docs.components in site.yaml what it means.`
      : useInstead,
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
