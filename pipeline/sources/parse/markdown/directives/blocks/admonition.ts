import type { StateBlock } from "markdown-it";
import { ownValue } from "../../../../../core/own-value.ts";
import { nearest } from "../../../../../core/text/nearest.ts";
import { isIndented, lineEnd, lineStart, setMap } from "../../commonmark/blocks/wrap-block-rule.ts";
import { runOf } from "../../run.ts";
import { didYouMean, show } from "../../show.ts";
import { ContentMap, type Span } from "../../source/content-map.ts";
import { findAdmonitionEnd, openingLine } from "./admonition-end.ts";
import { boxKinds, type NamedBlock, readUnframed, readWithin, titleText } from "./named-block.ts";
import { isTabName, pushTabs } from "./tabs.ts";

const kinds = [...boxKinds, "details"];
/** Names that other systems have for the same. */
const sameAs: ReadonlyMap<string, string> = new Map([
  ["important", "info"],
  ["secondary", "note"],
  ["success", "tip"],
]);
/** `{open}` or `{closed}` behind the title: the box folds. */
const fold = /[ \t]*\{[ \t]*(open|closed)[ \t]*\}[ \t]*$/;

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
  const { line, isClosed } = findAdmonitionEnd(state, { start, end, colons: colons.length });
  if (!isClosed) reportUnclosed(state, start, colons);
  const block = { name, nameStart, start, end: line, title: rest, titleStart: nameStart + name.length };
  const { constructs } = runOf(state.env).dialect;
  if (isTabName(name)) pushTabs(state, block);
  else if (constructs.frames.includes(name)) readUnframed(state, block);
  else pushAdmonition(state, { ...block, kind: checkedKind(state, name, [nameStart, block.titleStart]) });
  state.line = isClosed ? line + 1 : line;
  return true;
}

/** A box as it was written. */
interface Admonition extends NamedBlock {
  readonly kind: string;
  /** The box folds; absent: where its title says so. */
  readonly fold?: "open" | "closed" | undefined;
  /** It has no title, not even its name. */
  readonly isUntitled?: boolean;
}

/** A box with a title, which folds where it is of `details` or says so. */
export function pushAdmonition(state: StateBlock, block: Admonition): void {
  const { name, kind, start, end, title, titleStart } = block;
  const written = fold.exec(title)?.[1];
  const folded = block.fold ?? written;
  const isFolding = folded !== undefined || kind === "details";
  const tag = isFolding ? "details" : "aside";
  const open = state.push("admonition_open", tag, 1);
  open.attrs = [["class", `admonition admonition-${kind}`]];
  if (!isFolding) open.attrs.push(["role", "note"]);
  if (folded === "open") open.attrs.push(["open", ""]);
  open.map = [start, end];
  const text = titleText(written === undefined ? title : title.replace(fold, ""));
  if (block.isUntitled !== true || isFolding)
    pushTitle(state, {
      tag: isFolding ? "summary" : "p",
      text: text || name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase(),
      at: titleStart + Math.max(0, title.indexOf(text)),
    });
  readWithin(state, block);
  state.push("admonition_close", tag, -1);
}

interface Title {
  readonly tag: string;
  readonly text: string;
  readonly at: number;
}

function pushTitle(state: StateBlock, { tag, text, at }: Title): void {
  state.push("admonition_title_open", tag, 1).attrs = [["class", "admonition-title"]];
  const inline = state.push("inline", "", 0);
  inline.content = text;
  inline.children = [];
  setMap(inline, new ContentMap([0], [at]));
  state.push("admonition_title_close", tag, -1);
}

function checkedKind(state: StateBlock, name: string, span: Span): string {
  const kind = name.toLowerCase();
  const known = ownValue(runOf(state.env).dialect.constructs.boxes, kind) ?? sameAs.get(kind) ?? kind;
  if (kinds.includes(known)) return known;
  runOf(state.env).report({
    code: "admonition-unknown",
    cause: kind,
    severity: "error",
    span,
    message: `There is no admonition "${show(name)}".`,
    hint: didYouMean(nearest(name, [...kinds, "tabs"]), `Use one of ${[...kinds, "tabs"].join(", ")}.`),
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
