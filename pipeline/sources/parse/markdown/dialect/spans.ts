import type { StateInline } from "markdown-it";
import type { SpanForm } from "../../../dialects/constructs.ts";
import { isInCodeTag } from "../commonmark/inlines/bracket-pair.ts";
import { runOf } from "../run.ts";

/** No marked text is longer; the limits keep a text of marks alone from costing seconds. */
const longest = 1000;
const longestWord = 60;

/** `==mark==`, `^^inserted^^`, `H~2~O`: text between the marks of a system. */
export function markedSpan(state: StateInline, silent: boolean): boolean {
  const { spans } = runOf(state.env).dialect.constructs;
  if (spans.length === 0) return false;
  const { src, pos } = state;
  for (const form of spans) {
    if (!src.startsWith(form.open, pos)) continue;
    const close = closeOf(state, form);
    if (close === undefined || isInCodeTag(src, { start: pos, end: pos })) continue;
    if (!silent) pushSpan(state, form, close);
    state.pos = close + form.close.length;
    return true;
  }
  return false;
}

/**
 * The offset of the mark that ends a span: on both sides of the text no space, and no more of the same mark.
 */
function closeOf({ src, pos, posMax }: StateInline, { open, close, isTight }: SpanForm): number | undefined {
  const first = pos + open.length;
  const mark = open[0] ?? "";
  const isBrace = mark === "{";
  if (!isBrace && (src[pos - 1] === mark || src[first] === mark || /\s/.test(src[first] ?? " ")))
    return undefined;
  const limit = Math.min(posMax, first + (isTight === true ? longestWord : longest));
  for (let at = src.indexOf(close, first + 1); at !== -1 && at < limit; ) {
    if (isTight === true && /\s/.test(src.slice(first, at))) return undefined;
    const isDouble = !isBrace && (src[at + close.length] === mark || src[at - 1] === mark);
    if (!isDouble && src[at - 1] !== "\\" && (isBrace || !/\s/.test(src[at - 1] ?? " "))) return at;
    at = src.indexOf(close, at + close.length);
  }
  return undefined;
}

function pushSpan(state: StateInline, { tag, open }: SpanForm, close: number): void {
  if (tag === undefined) return;
  const { posMax } = state;
  state.push(`${tag}_open`, tag, 1);
  state.pos += open.length;
  state.posMax = close;
  state.md.inline.tokenize(state);
  state.posMax = posMax;
  state.push(`${tag}_close`, tag, -1);
}

const substitution = /\{~~((?:(?!~>|~~\}|\{~~)[\s\S]){0,500})~>((?:(?!~~\}|\{~~)[\s\S]){0,500})~~\}/y;

/** `{~~old~>new~~}`: a proposal to replace a text; both texts are shown. */
export function substitutedSpan(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith("{~~", state.pos)) return false;
  if (!runOf(state.env).dialect.constructs.spans.some(({ open }) => open === "{--")) return false;
  substitution.lastIndex = state.pos;
  const [whole, before = "", after = ""] = substitution.exec(state.src) ?? [];
  if (whole === undefined) return false;
  if (!silent)
    for (const [tag, text] of [
      ["del", before],
      ["ins", after],
    ] as const) {
      state.push(`${tag}_open`, tag, 1);
      state.push("text", "", 0).content = text;
      state.push(`${tag}_close`, tag, -1);
    }
  state.pos += whole.length;
  return true;
}
