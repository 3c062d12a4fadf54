import type { StateBlock } from "markdown-it";
import { lineEnd, lineStart } from "../../commonmark/blocks/wrap-block-rule.ts";

/** Groups: colons, space, name, rest. A line of colons alone has an empty name. */
export const openingLine = /^(:{3,})([ \t]*)(?:([A-Za-z][\w-]*)(.*))?$/;

interface Opening {
  readonly start: number;
  readonly end: number;
  readonly colons: number;
}

/**
 * The line that closes an admonition. A line of colons closes the innermost admonition of exactly that many,
 * else the innermost that has fewer; code blocks are passed over.
 */
export function findAdmonitionEnd(state: StateBlock, opening: Opening): { line: number; isClosed: boolean } {
  const open = [opening.colons];
  let fence = "";
  for (let line = opening.start + 1; line < opening.end; line++) {
    if (state.isEmpty(line)) continue;
    if ((state.sCount[line] ?? 0) < state.blkIndent) return { line, isClosed: false };
    const start = lineStart(state, line);
    const first = state.src.charCodeAt(start);
    if (first !== 58 && first !== 96 && first !== 126) continue;
    const text = state.src.slice(start, lineEnd(state, line));
    fence = nextFence(fence, text);
    if (fence !== "" || first !== 58) continue;
    const [, colons = "", , name] = openingLine.exec(text.trimEnd()) ?? [];
    if (colons === "") continue;
    if (name !== undefined) open.push(colons.length);
    else closeInnermost(open, colons.length);
    if (open.length === 0) return { line, isClosed: true };
  }
  return { line: opening.end, isClosed: false };
}

function closeInnermost(open: number[], colons: number): void {
  const exact = open.lastIndexOf(colons);
  const wider = open.findLastIndex((count) => count <= colons);
  const index = exact === -1 ? wider : exact;
  if (index !== -1) open.length = index;
}

/** The marker of the code block that is open after this line, or "". */
function nextFence(open: string, text: string): string {
  const marker = /^(`{3,}(?=[^`]*$)|~{3,})/.exec(text)?.[0] ?? "";
  if (open === "") return marker;
  const closes = marker.startsWith(open) && text.trim() === marker;
  return closes ? "" : open;
}
