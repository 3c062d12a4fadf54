import type { StateInline } from "markdown-it";
import { oncePer } from "../../../../core/once.ts";
import { runOf } from "../run.ts";

const icon = /:(?:material|fontawesome|octicons|simple|mdi|fa)-([a-z0-9-]{1,80}):(?:\{[^{}\n]{0,120}\})?/y;
/** The meanings of the most common ones in a table, where they replace a word. */
const signs: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/^(?:.*-)?(?:check|check-circle|check-bold|check-all|checkbox-marked)(?:-\d+)?(?:-outline)?$/, "✓"],
  [/^(?:.*-)?(?:close|close-circle|close-thick|x|x-circle|xmark|cancel)(?:-\d+)?(?:-outline)?$/, "✗"],
  [/^(?:.*-)?(?:alert|alert-circle|exclamation-triangle)(?:-\d+)?(?:-outline)?$/, "⚠"],
  [/^(?:.*-)?arrow-right(?:-bold|-thick|-thin|-circle|-\d+)?$/, "→"],
  [/^(?:.*-)?arrow-left(?:-bold|-thick|-thin|-circle|-\d+)?$/, "←"],
];
const style = /^(?:solid|brands|regular|outline)-|-(?:outline|\d+)$/g;

/**
 * `:material-account:` is a picture of a font that pages do not have: beside words it is left out, alone it is its name in
 * words.
 */
export function icons(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (!runOf(state.env).dialect.constructs.icons) return false;
  icon.lastIndex = pos;
  const [whole, name = ""] = icon.exec(src) ?? [];
  if (whole === undefined || /[\p{L}\p{N}]$/u.test(src.slice(Math.max(0, pos - 2), pos))) return false;
  const sign = signs.find(([pattern]) => pattern.test(name))?.[1];
  const isBesideWords = hasWords(state);
  if (!silent && sign !== undefined) state.pending += sign;
  if (!silent && sign === undefined && !isBesideWords)
    state.pending += name.replace(style, "").replaceAll("-", " ");
  state.pos += whole.length;
  // The space between it and the words goes with it.
  if (sign === undefined && isBesideWords && src[state.pos] === " ") state.pos++;
  return true;
}

/** Each text is looked at once, however many icons it has. */
const hasWords = oncePer((state: StateInline) => /[\p{L}\p{N}]/u.test(wordsOf(state.src)));

/** A text without icons, addresses and lists of attributes. */
function wordsOf(text: string): string {
  return text.replace(/:[a-z]+-[a-z0-9-]{1,80}:/g, "").replace(/\]\([^()]*\)|\{[^{}]*\}/g, "");
}
