import type { StateInline } from "markdown-it";
import { runOf } from "../../run.ts";
import { show } from "../../show.ts";
import { type BracketPair, meantThing } from "./bracket-pair.ts";

/** No author's address and title are longer; the limit keeps thousands of open brackets from costing seconds. */
const longest = 500;

interface Fault {
  readonly why: string;
  readonly hint: string;
  /** Offsets of what is wrong. */
  readonly start: number;
  readonly end: number;
}

/** `[text](address)` that Markdown cannot read. Prose such as `f[i](a, b)` is no exception: `f[i](a)` is a link. */
export function reportAddress(state: StateInline, pair: BracketPair): void {
  const run = runOf(state.env);
  const { why, hint, start, end } = faultOf(state, pair);
  run.report({
    code: "link-syntax",
    severity: "warning",
    span: run.span(start, end),
    message: `This ${meantThing(state.src, pair)} is shown as it is written, because ${why}.`,
    hint: `${hint} For literal brackets write \\[ or use code.`,
  });
}

/**
 * An address in a form that is unlikely in brackets after plain text: of another site, of a file, or of a
 * place on the page.
 */
const distant =
  /[ \t]+\((?:https?:\/\/[^\s()]+|#[\w-]+|\.{0,2}\/[\w./%#-]+|[\w./%-]+\.(?:mdx?|html?|png|jpe?g|svg|pdf)(?:#[\w-]*)?)\)/y;

/** `[text] (address)`: a space too many. */
export function reportDistant(state: StateInline, pair: BracketPair): void {
  distant.lastIndex = pair.end;
  if (!distant.test(state.src) || pair.end - pair.start < 3) return;
  const run = runOf(state.env);
  run.report({
    code: "link-syntax",
    severity: "warning",
    span: run.span(pair.start, distant.lastIndex),
    message: `This ${meantThing(state.src, pair)} is shown as it is written, because a space is between its text and its address.`,
    hint: "Write the bracket of the address right behind that of the text. For literal brackets write \\[ or use code.",
  });
}

function faultOf(state: StateInline, pair: BracketPair): Fault {
  const { src } = state;
  const text = src.slice(pair.end + 1, Math.min(state.posMax, pair.end + longest));
  if (isReadable(state, pair.end + 1)) {
    return {
      why: "its text contains a link or a footnote",
      hint: "Take the inner one out of the text.",
      ...pair,
    };
  }
  const length = lengthOf(text);
  if (length === undefined) {
    const why = "the bracket before its address is never closed";
    return { why, hint: "Write ) behind the address.", start: pair.start, end: pair.end + 1 };
  }
  const inside = text.slice(0, length);
  const start = pair.end + 1 + inside.length - inside.trimStart().length;
  const span = { start, end: start + inside.trim().length };
  if (/^\S+\s+["'“”„«‘’]/.test(inside.trim())) {
    const hint =
      'Put the title between two straight quotes, as in [text](page.md "title"); for one within it write \\".';
    return { why: "its title cannot be read", hint, ...span };
  }
  const why = /\s/.test(inside.trim())
    ? "there is a space in its address"
    : "the brackets in its address do not match";
  return { why, hint: `Put the address between < and >: ${angled(src, pair, inside)}.`, ...span };
}

/** An address that can be read is that of a link with another in its text: nothing else makes it text. */
function isReadable({ src, md, posMax }: StateInline, from: number): boolean {
  const max = Math.min(posMax, from + longest);
  const address = skipSpace(src, from, max);
  const found = md.helpers.parseLinkDestination(src, address, max);
  if (!found.ok) return false;
  const next = skipSpace(src, found.pos, max);
  const title = md.helpers.parseLinkTitle(src, next, max);
  const end = title.ok && next > found.pos ? skipSpace(src, title.pos, max) : next;
  return end < max && src[end] === ")";
}

function skipSpace(text: string, from: number, max: number): number {
  let at = from;
  while (at < max && /\s/.test(text[at] ?? "")) at++;
  return at;
}

/** How far the address and title reach: to the bracket that matches, else to the first that closes. */
function lengthOf(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "(") depth++;
    else if (text[at] === ")" && depth-- === 0) return at;
  }
  const first = text.indexOf(")");
  return first === -1 ? undefined : first;
}

/** `[wiring](<my wiring.md>)`, with the text as far as it is short. */
function angled(src: string, pair: BracketPair, inside: string): string {
  const { start, end } = pair;
  const text = end - start > 42 ? "…" : src.slice(start + 1, end - 1).replace(/\s+/g, " ");
  const address = inside.replace(/[<>]/g, "").replace(/\s+/g, " ").trim();
  const mark = meantThing(src, pair) === "picture" ? "!" : "";
  return `${mark}[${show(text)}](<${show(address)}>)`;
}
