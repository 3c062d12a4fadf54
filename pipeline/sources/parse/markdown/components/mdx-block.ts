import type { StateBlock } from "markdown-it";
import { lineEnd, lineStart } from "../commonmark/blocks/wrap-block-rule.ts";
import { runOf } from "../run.ts";
import { reportImport, reportMdx } from "./mdx.ts";

const importLine = /^import\s+(?:[\w*{][^'"]*?\sfrom\s+)?(?:'[^']+'|"[^"]+");?\s*$/;
const exportLine =
  /^export\s+(?:(?:const|let|var)\s+\w+\s*=|(?:async\s+)?function\b|class\s+\w+\s*\{|\{|\*\s+from|default\s+(?:function|class|async|[({[]))/;

/** `import X from "y"` and `export const x = …` at the start of a paragraph: MDX, left out of the page. */
export function mdxBlock(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  const character = state.src[from];
  if (silent || state.level > 0 || (character !== "i" && character !== "e")) return false;
  let last = start + 1;
  while (last < end && !state.isEmpty(last)) last++;
  const text = state.src.slice(from, lineEnd(state, last - 1));
  if (!isStatement(text, runOf(state.env).isMdx)) return false;
  const run = runOf(state.env);
  if (character === "e" && run.isMdx) last = endOfStatement(state, start, last, end);
  const span = [from, lineEnd(state, start)] as const;
  if (character === "i" && run.isMdx) reportImport(run, span);
  else reportMdx(run, `an ${character === "i" ? "import" : "export"} statement`, span);
  state.line = last;
  return true;
}

function isStatement(text: string, isMdx: boolean): boolean {
  if (isMdx && /^(?:import|export)\s+[\w{*'"]/.test(text)) return true;
  const firstLine = text.split("\n", 1)[0] ?? "";
  return (
    importLine.test(firstLine) || /^import\s+\{[^}]*\}\s+from\s+['"]/.test(text) || exportLine.test(text)
  );
}

/** No statement is longer. */
const longest = 200;

/** The first line behind all brackets of a statement, in which lines may be empty; where they never close, the empty one. */
function endOfStatement(state: StateBlock, start: number, usual: number, end: number): number {
  let depth = 0;
  for (let line = start; line < Math.min(end, start + longest); line++) {
    for (const [bracket] of state.src
      .slice(lineStart(state, line), lineEnd(state, line))
      .matchAll(/[()[\]{}]/g))
      depth += "([{".includes(bracket) ? 1 : -1;
    if (depth <= 0 && line + 1 >= usual) return line + 1;
  }
  return usual;
}
