import type { MarkdownIt, StateBlock, Token } from "markdown-it";
import { runOf } from "../../run.ts";
import type { ContentMap } from "../../source/content-map.ts";

export type BlockRule = (state: StateBlock, start: number, end: number, silent: boolean) => boolean;

/** Replaces a block rule by one that is built around it. */
export function wrapBlockRule(md: MarkdownIt, name: string, wrap: (rule: BlockRule) => BlockRule): void {
  const { ruler } = md.block;
  const rule = ruler.__rules__[ruler.__find__(name)];
  if (!rule) throw new Error(`markdown-it has no block rule "${name}".`);
  ruler.at(name, wrap(rule.fn), { alt: rule.alt });
}

/** Offset of the first character of a line within its containers. */
export function lineStart(state: StateBlock, line: number): number {
  return (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
}

/** Where a line ends in the text of the state, line break not included. */
export function lineEnd(state: StateBlock, line: number): number {
  return state.eMarks[line] ?? 0;
}

/** Whether four columns or more make the line indented code. */
export function isIndented(state: StateBlock, line: number): boolean {
  return (state.sCount[line] ?? 0) - state.blkIndent >= 4;
}

/** Notes on a token how positions in its content lead back to the file. */
export function setMap(token: Token | undefined, map: ContentMap): void {
  if (token) token.meta = token.meta ? { ...token.meta, map } : { map };
}

/** Inline tokens are parsed later: this hands their map to the run. */
export function handMap(token: Token, env: StateBlock["env"]): void {
  const map = token.meta?.map as ContentMap | undefined;
  if (map) runOf(env).map = map;
}
