import type { StateInline } from "markdown-it";
import { type BracketPair, isInCodeTag } from "./bracket-pair.ts";
import { reportAddress, reportDistant } from "./unread-address.ts";
import { reportLabel } from "./unread-label.ts";

interface Brackets {
  readonly open: number[];
  /** The last pair, where a label may follow it. */
  closed?: BracketPair | undefined;
}

const bracketsOf = new WeakMap<StateInline, Brackets>();

/**
 * `[text][label]` and `[text](address)` that no rule before took. It meets only brackets that stay text: those of
 * links, code, formulas and HTML are behind it, and escaped ones too. Each is met once, so that pairs cost no search.
 */
export function unreadLink(state: StateInline, silent: boolean): boolean {
  const character = state.src.charCodeAt(state.pos);
  if (silent || (character !== 91 && character !== 93)) return false;
  const brackets = bracketsOf.get(state) ?? { open: [] };
  bracketsOf.set(state, brackets);
  if (character === 91) meetOpening(state, brackets);
  else meetClosing(state, brackets);
  return false;
}

function meetOpening(state: StateInline, brackets: Brackets): void {
  const { closed } = brackets;
  if (closed?.end === state.pos && !isInCodeTag(state.src, closed)) reportLabel(state, closed);
  brackets.open.push(state.pos);
}

function meetClosing(state: StateInline, brackets: Brackets): void {
  const start = brackets.open.pop();
  if (start === undefined) return;
  const pair = { start, end: state.pos + 1 };
  const isAddress = pair.end < state.posMax && state.src[pair.end] === "(";
  if (!isAddress) {
    brackets.closed = pair;
    if (state.src[pair.end] === " " && !isInCodeTag(state.src, pair)) reportDistant(state, pair);
  } else if (!isInCodeTag(state.src, pair)) reportAddress(state, pair);
}
