import { slug } from "github-slugger";
import type { StateBlock, Token } from "markdown-it";
import { oncePer } from "../../../../../core/once.ts";
import { parseCodeInfo } from "../../code/code-info.ts";
import { fencePosition } from "../../commonmark/blocks/fence.ts";
import { lineEnd, lineStart, setMap } from "../../commonmark/blocks/wrap-block-rule.ts";
import { type Run, runOf } from "../../run.ts";
import { ContentMap, type Span } from "../../source/content-map.ts";
import { type NamedBlock, readWithin, titleText } from "./named-block.ts";

const names = ["tabs", "code-group", "tab"];
const idAtEnd = /[ \t]*\{#([^\s{}#]+)\}[ \t]*$/;

/** Whether a block of this name is a group of tabs, or a tab. */
export function isTabName(name: string): boolean {
  return names.includes(name);
}

/** Groups of tabs whose content is read now, the innermost last. */
const openGroups = oncePer((_: Run): string[] => []);

/**
 * `::::tabs` with a `:::tab[Label]` for each tab, or with blocks of code whose titles are the labels. Without
 * scripts and on paper the tabs are below each other, each with its label.
 */
export function pushTabs(state: StateBlock, block: NamedBlock): void {
  const run = runOf(state.env);
  const open = openGroups(run);
  const isTab = block.name === "tab";
  if (isTab && open.at(-1) !== "tabs") reportStray(state, block);
  open.push(isTab ? "tab" : "tabs");
  if (isTab) pushTab(state, block);
  else pushGroup(state, block);
  open.pop();
}

/** Tabs below each other, in a group that no line of its own opens. */
export function pushTabList(state: StateBlock, tabs: readonly NamedBlock[]): void {
  const run = runOf(state.env);
  const open = openGroups(run);
  const group = state.push("tabs_open", "div", 1);
  group.attrs = [["class", "tabs"]];
  group.map = [tabs[0]?.start ?? state.line, tabs.at(-1)?.end ?? state.line];
  open.push("tabs");
  for (const tab of tabs) pushTabs(state, tab);
  open.pop();
  state.push("tabs_close", "div", -1);
}

function pushGroup(state: StateBlock, block: NamedBlock): void {
  const group = state.push("tabs_open", "div", 1);
  group.attrs = [["class", "tabs"]];
  group.map = [block.start, block.end];
  const first = state.tokens.length;
  readWithin(state, block);
  const content = state.tokens.splice(first);
  const { level } = state;
  for (const token of content) {
    if (token.level === level && token.type === "fence" && !token.hidden) pushCode(state, token);
    else state.tokens.push(token);
  }
  state.level = level;
  if (
    !content.some((token) => token.level === level && (token.type === "tab_open" || token.type === "fence"))
  )
    reportEmpty(state, block);
  state.push("tabs_close", "div", -1);
}

function pushTab(state: StateBlock, block: NamedBlock): void {
  const run = runOf(state.env);
  const [whole = "", id] = idAtEnd.exec(block.title) ?? [];
  const label = titleText(block.title.slice(0, block.title.length - whole.length));
  const at = block.titleStart + Math.max(0, block.title.indexOf(label));
  if (label === "") reportNoLabel(state, block);
  const opening = [lineStart(state, block.start), lineEnd(state, block.start)] as const;
  openTab(state, { id: id ?? freeId(run, label), label: label || "Tab", at, span: opening });
  readWithin(state, block);
  state.push("tab_close", "section", -1);
}

/** A block of code is a tab with its title as label, which is not repeated above the code. */
function pushCode(state: StateBlock, token: Token): void {
  const run = runOf(state.env);
  const { title, language } = parseCodeInfo(token.info, run.dialect);
  const at = fencePosition(token)?.info ?? 0;
  const label = title ?? (language || "Code");
  const level = state.level;
  openTab(state, {
    id: freeId(run, label),
    label,
    at: at + Math.max(0, token.info.indexOf(label)),
    span: [at, at + token.info.length],
  });
  if (title !== undefined && run.dialect.bracketTitles)
    token.info = token.info.replace(/\[[^[\]]+\]/, (all) => " ".repeat(all.length));
  if (title !== undefined)
    token.info = token.info.replace(/(\s)title=(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/, (all) =>
      " ".repeat(all.length),
    );
  state.tokens.push(token);
  state.push("tab_close", "section", -1);
  state.level = level;
}

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly at: number;
  readonly span: Span;
}

function openTab(state: StateBlock, { id, label, at, span }: Tab): void {
  const run = runOf(state.env);
  run.explicitIds.add(id);
  run.headingIds.reserve(id);
  const open = state.push("tab_open", "section", 1);
  open.attrs = [["class", "tab"]];
  open.meta = { id, span };
  state.push("tab_label_open", "p", 1).attrs = [["class", "tab-label"]];
  const inline = state.push("inline", "", 0);
  inline.content = label;
  inline.children = [];
  setMap(inline, new ContentMap([0], [at]));
  state.push("tab_label_close", "p", -1);
}

/** The same label gives the same anchor, with a number where there is one already. */
function freeId(run: Run, label: string): string {
  const base = `tab-${slug(label) || "1"}`;
  let id = base;
  for (let number = 2; run.explicitIds.has(id); number++) id = `${base}-${number}`;
  return id;
}

function report(state: StateBlock, { start }: NamedBlock, message: string, hint: string): void {
  runOf(state.env).report({
    code: "tabs-syntax",
    severity: "error",
    span: [lineStart(state, start), lineEnd(state, start)],
    message,
    hint,
  });
}

const form =
  "Write ::::tabs, in it :::tab[Label] and a line ::: around the text of each tab, and a line :::: at the end.";

function reportStray(state: StateBlock, block: NamedBlock): void {
  report(state, block, "This tab is in no group of tabs.", form);
}

function reportEmpty(state: StateBlock, block: NamedBlock): void {
  report(
    state,
    block,
    "There is no tab in this group of tabs.",
    `${form} Blocks of code with a title are tabs as well.`,
  );
}

function reportNoLabel(state: StateBlock, block: NamedBlock): void {
  report(
    state,
    block,
    "This tab has no label.",
    "Write the label of the tab in brackets, as in :::tab[Linux].",
  );
}
