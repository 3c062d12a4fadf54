import type { MarkdownIt, StateInline, Token } from "markdown-it";
import { runOf } from "../../run.ts";
import type { Span } from "../../source/content-map.ts";
import { readDestination } from "./destination.ts";
import { type InlineRule, wrapInlineRule } from "./wrap-inline-rule.ts";

/** Target of a link or an image with its span, in the `meta` of its token. */
export interface TargetSpan {
  readonly target: string;
  readonly span: Span;
}

/** Gives the tokens of `[text](target)`, `![alt](target)` and their reference forms a `TargetSpan`. */
export function locateLinks(md: MarkdownIt): void {
  wrapInlineRule(md, "link", (rule) => remember(rule, "link_open", "href"));
  wrapInlineRule(md, "image", (rule) => remember(rule, "image", "src"));
  wrapInlineRule(md, "autolink", locateAutolink);
}

function remember(rule: InlineRule, type: string, attribute: string): InlineRule {
  return (state, silent) => {
    const before = state.tokens.length;
    const start = state.pos;
    if (!rule(state, silent)) return false;
    if (!silent) locateToken(state, state.tokens.slice(before, before + 2), { type, attribute, start });
    return true;
  };
}

interface LinkStart {
  readonly type: string;
  readonly attribute: string;
  /** The offset at which the link begins. */
  readonly start: number;
}

/** The new token is first, or second after pending text. */
function locateToken(
  state: StateInline,
  added: readonly Token[],
  { type, attribute, start: from }: LinkStart,
): void {
  const token = added.find((candidate) => candidate.type === type);
  const destination = readDestination(token?.attrGet(attribute));
  if (!token || !destination) return;
  const { start, end, target } = destination;
  const isReference = token.meta?.label !== undefined;
  const { map, base } = runOf(state.env);
  const spanAt = (from: number, to: number): Span =>
    isReference ? [from, to] : map.span(base + from, base + to);
  const found = { target, span: spanAt(start, end) } satisfies TargetSpan;
  const whole: Span = [base + from, base + state.pos];
  const wholeSpan = (): Span => map.span(...whole);
  token.meta = { ...token.meta, target: found, titleSpanAt: spanAt, wholeSpan };
}

/** `<https://example.org>`: the target is all between the angle brackets. */
function locateAutolink(rule: InlineRule): InlineRule {
  return (state, silent) => {
    const start = state.pos + 1;
    if (!rule(state, silent)) return false;
    const open = state.tokens.at(-3);
    if (silent || open?.type !== "link_open") return true;
    const span = runOf(state.env).span(start, state.pos - 1);
    open.meta = { target: { target: String(open.attrGet("href")), span } satisfies TargetSpan };
    return true;
  };
}

/** The span of a link from its first bracket to its end; undefined for an address that is its own label. */
export function spanOfLink(token: Token): Span | undefined {
  return (token.meta?.wholeSpan as (() => Span) | undefined)?.();
}

/** The span of the target of a link or picture; undefined if no rule of ours made it. */
export function targetOf(token: Token): TargetSpan | undefined {
  return token.meta?.target as TargetSpan | undefined;
}
