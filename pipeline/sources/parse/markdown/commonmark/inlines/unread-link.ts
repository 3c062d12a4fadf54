import type { StateInline } from "markdown-it";
import { oncePer } from "../../../../../core/once.ts";
import { nearest } from "../../../../../core/text/nearest.ts";
import { type Run, runOf } from "../../run.ts";
import { didYouMean, show } from "../../show.ts";
import { type BracketPair, isInCodeTag, meantThing } from "./bracket-pair.ts";
import { reportAddress, reportDistant } from "./unread-address.ts";

interface Brackets {
  readonly open: number[];
  /** The last pair, where a label may follow it. */
  closed?: BracketPair | undefined;
}

const bracketsOf = oncePer((_: StateInline): Brackets => ({ open: [] }));

/**
 * `[text][label]` and `[text](address)` that no rule before took. It meets only brackets that stay text: those of
 * links, code, formulas and HTML are behind it, and escaped ones too. Each is met once, so that pairs cost no search.
 */
export function unreadLink(state: StateInline, silent: boolean): boolean {
  const character = state.src.charCodeAt(state.pos);
  if (silent || (character !== 91 && character !== 93)) return false;
  const brackets = bracketsOf(state);
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

const label = /\[([^[\]]{0,500})\]/y;
/** Looking for near labels is dear, and a text of so many faults is past the help of a suggestion. */
const mostSearches = 50;
const mostCandidates = 500;
const longestWord = 60;
const searches = new WeakMap<Run, number>();

/** `[text][label]` without a line `[label]: address`. */
function reportLabel(state: StateInline, pair: BracketPair): void {
  const { src } = state;
  label.lastIndex = pair.end;
  const written = label.exec(src)?.[1];
  const text = src.slice(pair.start + 1, pair.end - 1);
  const thing = meantThing(src, pair);
  if (written === undefined || pair.end + written.length + 2 > state.posMax) return;
  if (isFootnote(text) || isFootnote(written) || (thing === "link" && isBlank(text))) return;
  const name = isBlank(written) ? text : written;
  const run = runOf(state.env);
  const near = nearLabels(state, name);
  if (near.length === 0 && isNotation(src, pair, name)) return;
  const start = isBlank(written) ? pair.start + 1 : pair.end + 1;
  run.report({
    code: "link-label-not-found",
    severity: "warning",
    span: run.span(start, start + name.length),
    message: `There is no label "${tidy(name)}" in this file, so this ${thing} is shown as it is written.`,
    hint: didYouMean(near, mend(run, name)),
  });
}

/**
 * Brackets side by side are also written in prose: `matrix[i][j]`, `[7:4][3:0]`, `[12][13]`. After a letter,
 * a digit or another bracket, and without any letter, they are a link only if such a label is near. Words as
 * in `run [options][files]` cannot be distinguished from a link: they are reported, and the hint explains how
 * to write brackets.
 */
function isNotation(src: string, { start, end }: BracketPair, name: string): boolean {
  if (/[\w)\]]/.test(src[start - 1] ?? "")) return true;
  return !/\p{L}/u.test(name) && !/\p{L}/u.test(src.slice(start, Math.min(end, start + 200)));
}

function isFootnote(text: string): boolean {
  return text.startsWith("^");
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

function tidy(name: string): string {
  return show(name.trim().replace(/\s+/g, " "));
}

/** Markdown knows labels in capitals only, and reads them in any case: small letters are easier on the eye. */
function nearLabels({ env }: StateInline, name: string): string[] {
  const search = (searches.get(runOf(env)) ?? 0) + 1;
  if (name.length > longestWord || search > mostSearches) return [];
  searches.set(runOf(env), search);
  const candidates = Object.keys(env.references ?? {})
    .filter((key) => key.length <= longestWord)
    .slice(0, mostCandidates)
    .map((key) => key.toLowerCase());
  return nearest(name.trim().toLowerCase(), candidates);
}

/** A line of prose has no room for labels. */
function mend({ input }: Run, name: string): string {
  const literal = "For literal brackets write \\[ or use code.";
  if (input.inline) return `Write the address itself, as in [text](page.md). ${literal}`;
  return `Add a line [${tidy(name)}]: with its address. ${literal}`;
}
