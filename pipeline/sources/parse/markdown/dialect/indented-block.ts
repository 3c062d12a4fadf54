import type { StateBlock } from "markdown-it";
import type { IndentedForm } from "../../../dialects/constructs.ts";
import { isIndented, lineEnd, lineStart } from "../commonmark/blocks/wrap-block-rule.ts";
import { pushAdmonition } from "../directives/blocks/admonition.ts";
import type { NamedBlock } from "../directives/blocks/named-block.ts";
import { boxKindOf } from "../directives/blocks/named-block.ts";
import { pushTabList } from "../directives/blocks/tabs.ts";
import { runOf } from "../run.ts";

/** Columns by which the content of such a block is set in. */
const depth = 4;

/** A block that a line opens, and what its line says. */
interface Opened {
  readonly form: IndentedForm;
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly start: number;
  /** The first line behind its content. */
  readonly end: number;
}

/** `!!! note "Title"`, `??? note`, `=== "Tab"` and what is set in below: MkDocs. */
export function indentedBlock(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const opened = openedAt(state, start, end);
  if (opened === undefined) return false;
  if (silent) return true;
  if (opened.form.is === "tab") state.line = pushTabs(state, opened, end);
  else {
    pushBox(state, opened);
    state.line = opened.end;
  }
  return true;
}

function openedAt(state: StateBlock, start: number, end: number): Opened | undefined {
  const { indented } = runOf(state.env).dialect.constructs;
  if (indented.length === 0) return undefined;
  const from = lineStart(state, start);
  const first = state.src.charCodeAt(from);
  if ((first !== 33 && first !== 63 && first !== 61) || isIndented(state, start)) return undefined;
  const line = state.src.slice(from, lineEnd(state, start)).trimEnd();
  for (const form of indented) {
    const groups = form.opens.exec(line)?.groups;
    if (groups !== undefined) return { form, groups, start, end: endOf(state, start, end) };
  }
  return undefined;
}

/** The first line that is not set in far enough; empty ones before it are not part of the block. */
function endOf(state: StateBlock, start: number, end: number): number {
  const indent = (state.sCount[start] ?? 0) + depth;
  let last = start;
  for (let line = start + 1; line < end; line++) {
    if (state.isEmpty(line)) continue;
    if ((state.sCount[line] ?? 0) < indent) break;
    last = line;
  }
  return last + 1;
}

function pushBox(state: StateBlock, opened: Opened): void {
  const { groups, form } = opened;
  const name = groups.type ?? "details";
  const isDetails = form.is === "details";
  pushAdmonition(state, {
    ...blockOf(state, opened, name),
    kind: groups.type === undefined ? "details" : kindOf(state, name.toLowerCase()),
    fold: isDetails ? (groups.open === undefined ? "closed" : "open") : undefined,
    isUntitled: groups.title === "",
  });
}

/** Sites add boxes of their own, which are notes of another colour. */
function kindOf(state: StateBlock, name: string): string {
  return boxKindOf(state, name) ?? "note";
}

function blockOf(state: StateBlock, { groups, start, end }: Opened, name: string): NamedBlock {
  const from = lineStart(state, start);
  const title = groups.title ?? groups.single ?? "";
  const at = state.src.lastIndexOf(title, lineEnd(state, start) - 1);
  const indent = (state.sCount[start] ?? 0) + depth;
  return {
    name,
    nameStart: from,
    start,
    end,
    indent,
    title: `[${title.replaceAll('\\"', '"')}]`,
    titleStart: Math.max(from, at) - 1,
  };
}

/** A tab, and those that follow it; the first line behind them. */
function pushTabs(state: StateBlock, first: Opened, end: number): number {
  const tabs = [first];
  const column = state.sCount[first.start];
  let behind = first.end;
  for (;;) {
    const line = state.skipEmptyLines(behind);
    const next = line < end && state.sCount[line] === column ? openedAt(state, line, end) : undefined;
    if (next?.form.is !== "tab" || next.groups.apart !== undefined) break;
    tabs.push(next);
    behind = next.end;
  }
  pushTabList(
    state,
    tabs.map((tab) => blockOf(state, tab, "tab")),
  );
  return behind;
}
