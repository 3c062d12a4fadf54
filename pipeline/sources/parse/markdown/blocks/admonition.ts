import type { StateBlock } from "markdown-it";
import { nearest } from "../../../../core/text/nearest.ts";
import { runOf } from "../run.ts";
import { didYouMean, show } from "../show.ts";
import { ContentMap, type Span } from "../source/content-map.ts";
import { findAdmonitionEnd, openingLine } from "./admonition-end.ts";
import { isIndented, lineEnd, lineStart, setMap } from "./wrap-block-rule.ts";

const kinds = ["note", "tip", "info", "warning", "caution", "danger"];

/** `:::tip[Title]` or `:::tip Title` up to a line of as many colons. */
export function admonition(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  if (!state.src.startsWith(":::", from) || isIndented(state, start)) return false;
  const opened = openingLine.exec(state.src.slice(from, lineEnd(state, start)));
  if (!opened) return false;
  if (silent) return true;
  const [, colons = "", space = "", name = "", rest = ""] = opened;
  if (name === "") return strayEnd(state, start);
  const nameStart = from + colons.length + space.length;
  const kind = checkedKind(state, name, [nameStart, nameStart + name.length]);
  const { line, isClosed } = findAdmonitionEnd(state, { start, end, colons: colons.length });
  if (!isClosed) reportUnclosed(state, start, colons);
  pushAdmonition(state, { kind, start, end: line, title: rest, titleStart: nameStart + name.length });
  state.line = isClosed ? line + 1 : line;
  return true;
}

interface Admonition {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly title: string;
  readonly titleStart: number;
}

function pushAdmonition(state: StateBlock, { kind, start, end, title, titleStart }: Admonition): void {
  const { parentType, lineMax } = state;
  const open = state.push("admonition_open", "aside", 1);
  open.attrs = [
    ["class", `admonition admonition-${kind}`],
    ["role", "note"],
  ];
  open.map = [start, end];
  state.push("admonition_title_open", "p", 1).attrs = [["class", "admonition-title"]];
  const inline = state.push("inline", "", 0);
  const trimmed = title
    .trim()
    .replace(/^\[(.*)\]$/, "$1")
    .trim();
  inline.content = trimmed || kind.slice(0, 1).toUpperCase() + kind.slice(1);
  inline.children = [];
  setMap(inline, new ContentMap([0], [titleStart + Math.max(0, title.indexOf(trimmed))]));
  state.push("admonition_title_close", "p", -1);
  state.parentType = "admonition";
  state.lineMax = end;
  state.md.block.tokenize(state, start + 1, end);
  state.parentType = parentType;
  state.lineMax = lineMax;
  state.push("admonition_close", "aside", -1);
}

function checkedKind(state: StateBlock, name: string, span: Span): string {
  const kind = name.toLowerCase();
  if (kinds.includes(kind)) return kind;
  runOf(state.env).report({
    code: "admonition-unknown",
    cause: kind,
    severity: "error",
    span,
    message: `There is no admonition "${show(name)}".`,
    hint: didYouMean(nearest(name, kinds), `Use one of ${kinds.join(", ")}.`),
  });
  return "note";
}

function reportUnclosed(state: StateBlock, start: number, colons: string): void {
  runOf(state.env).report({
    code: "admonition-unclosed",
    severity: "error",
    span: [lineStart(state, start), lineEnd(state, start)],
    message: "The admonition that starts here is never closed.",
    hint: `Write a line with only ${colons} after its last line; an outer admonition needs more colons than an inner one.`,
  });
}

function strayEnd(state: StateBlock, start: number): boolean {
  runOf(state.env).report({
    code: "admonition-not-open",
    severity: "warning",
    span: [lineStart(state, start), lineEnd(state, start)],
    message: "This line closes an admonition, but none is open here.",
    hint: "Remove the line, or give the outer admonition more colons than the inner one.",
  });
  state.line = start + 1;
  return true;
}
