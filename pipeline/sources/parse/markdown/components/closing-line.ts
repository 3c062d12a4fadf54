import type { StateBlock } from "markdown-it";
import { oncePer } from "../../../../core/once.ts";
import { lineEnd, lineStart } from "../commonmark/blocks/wrap-block-rule.ts";
import { type Run, runOf } from "../run.ts";
import { readComponentTag, readElementTag } from "./component-tag.ts";

/** Which line ends the component that begins on a line, of all of one name that were looked for at once. */
interface Matches {
  readonly first: number;
  /** The line at which the search ended. */
  readonly stop: number;
  readonly closing: ReadonlyMap<number, number>;
}

const matchesOf = oncePer((_: Run) => new Map<string, Matches>());

/**
 * The line with `</Name>` that ends the component whose start tag ends on a line. All of a name are matched in one pass, so that
 * a text of start tags alone is gone through once; code blocks are passed over.
 */
export function closingLine(state: StateBlock, name: string, start: number, end: number): number | undefined {
  const cache = matchesOf(runOf(state.env));
  const key = `${name} ${end} ${state.blkIndent}`;
  let matches = cache.get(key);
  if (matches === undefined || start < matches.first || start >= matches.stop) {
    matches = matchLines(state, name, start, end);
    cache.set(key, matches);
  }
  return matches.closing.get(start);
}

function matchLines(state: StateBlock, name: string, first: number, end: number): Matches {
  const closing = new Map<number, number>();
  const open = [first];
  let fence = "";
  let line = first + 1;
  for (; line < end; line++) {
    if (state.isEmpty(line)) continue;
    if ((state.sCount[line] ?? 0) < state.blkIndent) break;
    const text = state.src.slice(lineStart(state, line), lineEnd(state, line)).trimEnd();
    const marker = /^(`{3,}(?=[^`]*$)|~{3,})/.exec(text)?.[0] ?? "";
    if (fence === "") fence = marker;
    else if (marker.startsWith(fence) && text === marker) fence = "";
    if (fence !== "") continue;
    if (text.startsWith("</") && text.replace(/\s+/g, "") === `</${name}>`) {
      const opened = open.pop();
      if (opened !== undefined) closing.set(opened, line);
    } else if (isOpening(text, name)) open.push(endOfTag(state, line, end));
  }
  return { first, stop: line, closing };
}

function isOpening(text: string, name: string): boolean {
  if (!text.startsWith(`<${name}`) || /[\w.]/.test(text[name.length + 1] ?? "")) return false;
  return !text.endsWith("/>") && !text.includes(`</${name}>`);
}

/** The line on which a start tag ends: its attributes may be on lines below its name. */
function endOfTag(state: StateBlock, line: number, end: number): number {
  const start = lineStart(state, line);
  const tag = readComponentTag(state.src, start) ?? readElementTag(state.src, start);
  let last = line;
  while (tag !== undefined && last + 1 < end && lineEnd(state, last) < tag.end) last++;
  return last;
}
