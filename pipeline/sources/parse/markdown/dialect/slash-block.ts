import type { StateBlock } from "markdown-it";
import { lowerBound } from "../../../../core/lower-bound.ts";
import { isIndented, lineEnd, lineStart } from "../commonmark/blocks/wrap-block-rule.ts";
import { pushAdmonition } from "../directives/blocks/admonition.ts";
import { boxKindOf, type NamedBlock, readUnframed } from "../directives/blocks/named-block.ts";
import { pushTabList } from "../directives/blocks/tabs.ts";
import { type Run, runOf } from "../run.ts";

const opening = /^(\/{3,})[ \t]+([A-Za-z][\w-]*)[ \t]*(?:\|(.*))?$/;

interface Slashed extends NamedBlock {
  /** The line with as many slashes. */
  readonly close: number;
  readonly options: ReadonlyMap<string, string>;
}

/** `/// note | Title`, its options set in below, and its text up to a line of as many slashes: MkDocs. */
export function slashBlock(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  if (!state.src.startsWith("///", lineStart(state, start)) || isIndented(state, start)) return false;
  const block = runOf(state.env).dialect.constructs.slashes ? blockAt(state, start, end) : undefined;
  if (block === undefined) return false;
  if (silent) return true;
  if (block.name === "tab") {
    state.line = pushTabs(state, block, end);
    return true;
  }
  const kind = kindOf(state, block);
  if (kind === undefined) readUnframed(state, block);
  else pushAdmonition(state, { ...block, kind, fold: foldOf(block) });
  state.line = block.close + 1;
  return true;
}

function blockAt(state: StateBlock, start: number, end: number): Slashed | undefined {
  const from = lineStart(state, start);
  const found = opening.exec(state.src.slice(from, lineEnd(state, start)).trimEnd());
  const [, slashes = "", name = "", title = ""] = found ?? [];
  if (found === null) return undefined;
  const lines = closingLines(state).get(slashes) ?? [];
  const close = lines[lowerBound(lines, (line) => line <= start)];
  if (close === undefined || close >= end) return undefined;
  const options = new Map<string, string>();
  let last = start;
  for (; last + 1 < close; last++) {
    const line = state.src.slice(lineStart(state, last + 1), lineEnd(state, last + 1)).trim();
    const [, key, value = ""] = /^([a-z]+):[ \t]*(.*)$/.exec(line) ?? [];
    if (key === undefined || !isSetIn(state, last + 1, start)) break;
    options.set(key, value);
  }
  const at = lineEnd(state, start) - title.length;
  return {
    name,
    nameStart: from,
    start: last,
    end: close,
    close,
    options,
    title: `[${title.trim()}]`,
    titleStart: at + title.length - title.trimStart().length - 1,
  };
}

const closings = new WeakMap<Run, ReadonlyMap<string, readonly number[]>>();

/**
 * Lines of slashes alone by how many they have, found in one pass; those of a block follow those before it.
 */
function closingLines(state: StateBlock): ReadonlyMap<string, readonly number[]> {
  const run = runOf(state.env);
  const known = closings.get(run);
  if (known !== undefined) return known;
  const found = new Map<string, number[]>();
  for (let line = 0; line < state.bMarks.length - 1; line++) {
    const text = state.src.slice(lineStart(state, line), lineEnd(state, line)).trim();
    if (!/^\/{3,}$/.test(text)) continue;
    const lines = found.get(text);
    if (lines === undefined) found.set(text, [line]);
    else lines.push(line);
  }
  closings.set(run, found);
  return found;
}

function isSetIn(state: StateBlock, line: number, start: number): boolean {
  return (state.sCount[line] ?? 0) - (state.sCount[start] ?? 0) >= 4;
}

function kindOf(state: StateBlock, { name, options }: Slashed): string | undefined {
  const written = name === "admonition" ? (options.get("type") ?? "note") : name;
  if (written === "details") return "details";
  return boxKindOf(state, written) ?? (name === "admonition" ? "note" : undefined);
}

function foldOf({ name, options }: Slashed): "open" | "closed" | undefined {
  if (name !== "details") return undefined;
  return /^true$/i.test(options.get("open") ?? "") ? "open" : "closed";
}

function pushTabs(state: StateBlock, first: Slashed, end: number): number {
  const tabs = [first];
  for (let next: Slashed | undefined = first; next !== undefined; ) {
    const line = state.skipEmptyLines(next.close + 1);
    next =
      line < end && state.src.startsWith("///", lineStart(state, line))
        ? blockAt(state, line, end)
        : undefined;
    if (next?.name === "tab" && next.options.get("new")?.toLowerCase() !== "true") tabs.push(next);
    else next = undefined;
  }
  pushTabList(state, tabs);
  return (tabs.at(-1)?.close ?? first.close) + 1;
}
