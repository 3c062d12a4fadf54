import type { FormulaRule } from "../../../../dialects/formula-rules.ts";

/** A formula in a line of text: offsets of its TeX, and the offset behind its end mark. */
interface FormulaSpan {
  readonly start: number;
  readonly end: number;
  readonly after: number;
  readonly isDisplay: boolean;
}

/** The finding at a place: a formula, or so many characters that begin no formula and are text. */
type Found = FormulaSpan | { readonly text: number } | undefined;

type Finder = (src: string, pos: number, max: number) => Found;

/** How each system finds a formula at a dollar or a backslash; undefined where the sign means nothing to it. */
export const formulaSpans: Readonly<Record<FormulaRule, Finder>> = {
  none: () => undefined,
  fairlead,
  docusaurus,
  vitepress,
  mkdocs: (src, pos, max) => arithmatex(src, pos, max, smart),
  "mkdocs-spaced": (src, pos, max) => arithmatex(src, pos, max, spaced),
  "mkdocs-brackets": arithmatex,
  mdbook,
  gitbook,
};

/** GitHub and GitLab: "$`x`$", where nothing between the signs is Markdown. */
function inBackticks(src: string, pos: number, max: number): Found {
  const start = pos + 2;
  const end = src.startsWith("$`", pos) ? markFrom(src, "`$", start) : -1;
  return end <= start || end + 2 > max ? undefined : { start, end, after: end + 2, isDisplay: false };
}

const wordCharacter = /[\p{L}\p{N}]/u;

/**
 * `$x^2$`, and `$$x^2$$` for a formula on its own line. As in Pandoc, a dollar opens only before and closes only after a
 * character that is no space; no letter or digit may touch it outside, so "$5 and $6" are prices. As on GitHub,
 * "$`x^2`$" is a formula too.
 */
function fairlead(src: string, pos: number, max: number): Found {
  if (src[pos] !== "$") return undefined;
  const quoted = inBackticks(src, pos, max);
  if (quoted !== undefined) return quoted;
  const marker = src[pos + 1] === "$" ? "$$" : "$";
  const start = pos + marker.length;
  const end = closingDollar(src, start, max);
  if (end === undefined || end === start || end + marker.length > max || !src.startsWith(marker, end))
    return { text: marker.length };
  const span = { start, end, after: end + marker.length, isDisplay: marker === "$$" };
  const tex = src.slice(start, end);
  if (span.isDisplay) return span;
  const isTouched = wordCharacter.test(src[pos - 1] ?? "") || wordCharacter.test(src[end + 1] ?? "");
  return isTouched || /^\s|\s$/.test(tex) || isPrices(tex) ? { text: 1 } : span;
}

/** "$6, or US$" in "costs $6, or US$ 5": words after an amount, and no sign of mathematics. */
function isPrices(text: string): boolean {
  return /^\d/.test(text) && /\s/.test(text) && !/[\\^_=+*/<>{}-]/.test(text);
}

/** The next dollar that no backslash is before. */
function closingDollar(src: string, start: number, max: number): number | undefined {
  for (let at = start; at < max; at++) {
    if (src[at] === "\\") at++;
    else if (src[at] === "$") return at;
  }
  return undefined;
}

/** remark-math: a run of dollars up to the next run of as many, whatever is between; one space on both sides is left out. */
function docusaurus(src: string, pos: number, max: number): Found {
  const count = runAt(src, pos);
  if (count === 0) return undefined;
  const start = pos + count;
  for (let at = src.indexOf("$", start); at !== -1 && at < max; ) {
    const length = runAt(src, at);
    if (length === count) return { ...withoutPadding(src, start, at), after: at + length, isDisplay: false };
    at = src.indexOf("$", at + length);
  }
  return { text: count };
}

function runAt(src: string, pos: number): number {
  let end = pos;
  while (src[end] === "$") end++;
  return end - pos;
}

function withoutPadding(src: string, start: number, end: number): { start: number; end: number } {
  const isPadded = /^[ \n][\s\S]*[ \n]$/.test(src.slice(start, end)) && src.slice(start, end).trim() !== "";
  return isPadded ? { start: start + 1, end: end - 1 } : { start, end };
}

/** markdown-it-mathjax3: no space within the dollars, and no digit behind the second. Two dollars are text. */
function vitepress(src: string, pos: number, max: number): Found {
  if (src[pos] !== "$") return undefined;
  if (/[ \t]/.test(src[pos + 1] ?? "")) return { text: 1 };
  const start = pos + 1;
  let end = src.indexOf("$", start);
  while (end !== -1 && isEscaped(src, end)) end = src.indexOf("$", end + 1);
  if (end === -1 || end >= max) return { text: 1 };
  if (end === start) return { text: 2 };
  if (/[ \t]/.test(src[end - 1] ?? "") || /\d/.test(src[end + 1] ?? "")) return { text: 1 };
  return { start, end, after: end + 1, isDisplay: false };
}

function isEscaped(src: string, pos: number): boolean {
  let at = pos - 1;
  while (src[at] === "\\") at--;
  return (pos - at) % 2 === 0;
}

/** pymdownx.arithmatex: `$x$` where it is on, without spaces within the dollars unless `smart_dollar` is off, and `\(x\)`. */
function arithmatex(src: string, pos: number, max: number, dollar?: RegExp): Found {
  if (src[pos] === "\\" && src[pos + 1] === "(") {
    const end = markFrom(src, "\\)", pos + 2);
    return end > pos + 2 && end < max ? { start: pos + 2, end, after: end + 2, isDisplay: false } : undefined;
  }
  if (src[pos] !== "$" || dollar === undefined) return undefined;
  const end = closingDollar(src, pos + 1, max);
  if (end === undefined || end === pos + 1 || !dollar.test(src.slice(pos + 1, end))) return { text: 1 };
  return { start: pos + 1, end, after: end + 1, isDisplay: false };
}

/** In characters. A text of openings alone is gone through once, however long it is. */
const longest = 2000;

function markFrom(src: string, mark: string, start: number): number {
  const at = src.slice(start, start + longest).indexOf(mark);
  return at === -1 ? -1 : start + at;
}

const smart = /^\S(?:[\s\S]*\S)?$/;
const spaced = /^[\s\S]/;

/** MathJax as mdBook loads it: `\\(x\\)` and `\\[x\\]`, where one backslash is that of Markdown, and `$$x$$`. */
function mdbook(src: string, pos: number, max: number): Found {
  const open = src.slice(pos, pos + 3);
  const close = { "\\\\(": "\\\\)", "\\\\[": "\\\\]" }[open] ?? (open.startsWith("$$") ? "$$" : undefined);
  if (close === undefined) return src[pos] === "$" ? { text: 1 } : undefined;
  const start = pos + close.length;
  const end = markFrom(src, close, start);
  if (end <= start || end + close.length > max) return close === "$$" ? { text: 2 } : undefined;
  return { start, end, after: end + close.length, isDisplay: close !== "\\\\)" };
}

/** GitBook: `$$x$$` within a line is a formula in the line, and one dollar is text. */
function gitbook(src: string, pos: number, max: number): Found {
  if (src[pos] !== "$") return undefined;
  if (src[pos + 1] !== "$") return { text: 1 };
  const end = src.indexOf("$$", pos + 2);
  if (end <= pos + 2 || end + 2 > max) return { text: 2 };
  return { start: pos + 2, end, after: end + 2, isDisplay: false };
}
