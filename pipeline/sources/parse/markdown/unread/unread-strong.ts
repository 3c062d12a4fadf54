import type { MarkdownIt, StateInline, Token } from "markdown-it";
import { isInCodeTag } from "../commonmark/inlines/bracket-pair.ts";
import { wrapInlineRule } from "../commonmark/inlines/wrap-inline-rule.ts";
import { runOf } from "../run.ts";
import { literalBy } from "./unread-markup.ts";

/** Two stars and their place. */
interface Stars {
  readonly at: number;
  /** Text still, when all pairs are made, where nothing was paired with them. */
  readonly token: Token | undefined;
}

const starsOf = new WeakMap<StateInline, Stars[]>();
/** No strong text is longer; the limit keeps a text of stars alone from costing seconds. */
const longest = 300;

/** `**Note:**text` and `** text **`: stars that were meant to make text strong, and stay stars. */
export function unreadStrong(md: MarkdownIt): void {
  wrapInlineRule(md, "emphasis", (rule) => (state, silent) => {
    const at = state.pos;
    if (!rule(state, silent)) return false;
    if (state.pos === at + 2 && state.src[at] === "*") noteStars(state, at);
    return true;
  });
  md.inline.ruler2.after("emphasis", "unread_strong", (state) => {
    const stars = starsOf.get(state);
    if (stars !== undefined) reportPairs(state, stars);
    return false;
  });
}

function noteStars(state: StateInline, at: number): void {
  const known = starsOf.get(state);
  const stars = { at, token: state.tokens.at(-1) };
  if (known === undefined) starsOf.set(state, [stars]);
  else known.push(stars);
}

function reportPairs(state: StateInline, stars: readonly Stars[]): void {
  let open: Stars | undefined;
  for (const each of stars) {
    if (each.token?.type !== "text" || each.token.content !== "*") continue;
    if (open !== undefined && isMeantPair(state.src, open.at, each.at)) {
      reportPair(state, open.at, each.at);
      open = undefined;
    } else open = mayOpen(state.src, each.at) ? each : open;
  }
}

function mayOpen(text: string, at: number): boolean {
  const isBegin = at === 0 || /[\n("'[>|]/.test(text[at - 1] ?? "");
  return /\s/.test(text[at + 2] ?? " ") ? isBegin : isBegin || /\s/.test(text[at - 1] ?? "");
}

/** Not `**kwargs and **args`: the second two are no end. */
function isMeantPair(text: string, start: number, end: number): boolean {
  const inner = text.slice(start + 2, end);
  if (inner.length > longest || !/[\p{L}\p{N}]/u.test(inner)) return false;
  if (!/\s$/.test(inner)) return /^\s/.test(inner) || /[:.!?)\]"'”’»%;…]$/.test(inner);
  return /^(?:\s|[.,;:!?)]|$)/.test(text.slice(end + 2, end + 3));
}

function reportPair(state: StateInline, start: number, end: number): void {
  if (isInCodeTag(state.src, { start, end })) return;
  const run = runOf(state.env);
  const inner = state.src.slice(start + 2, end);
  const isSpaced = inner.trim() !== inner;
  run.report({
    code: "markup-literal",
    severity: "warning",
    span: run.span(start, end + 2),
    message: "These ** make nothing strong, so they are shown.",
    hint: `${isSpaced ? "Write no space between ** and the text." : "Write a space behind the second **, or put the punctuation behind it: **Note**: text."} ${literalBy("\\*\\*")}`,
  });
}
