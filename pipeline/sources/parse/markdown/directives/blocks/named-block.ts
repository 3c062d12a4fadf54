import type { StateBlock } from "markdown-it";
import { ownValue } from "../../../../../core/own-value.ts";
import { runOf } from "../../run.ts";

/** The block between `:::name[Title]` and the line of colons that ends it. */
export interface NamedBlock {
  readonly name: string;
  /** The offset of the name. */
  readonly nameStart: number;
  /** The line that opens it, and the one that ends it or the first behind it. */
  readonly start: number;
  readonly end: number;
  /** All that is written behind the name, and where. */
  readonly title: string;
  readonly titleStart: number;
  /** The indentation of its content in columns; absent: that of its container. */
  readonly indent?: number;
  /** Reads its content, if it is not on lines of its own. */
  readonly read?: () => void;
}

/** The kinds of boxes; each has a look of its own. */
export const boxKinds: readonly string[] = ["note", "tip", "info", "warning", "caution", "danger"];

/** The kind of a box by its name here or in the dialect of the docs; undefined for any other name. */
export function boxKindOf(state: StateBlock, name: string): string | undefined {
  const known = ownValue(runOf(state.env).dialect.constructs.boxes, name) ?? name;
  return boxKinds.includes(known) ? known : undefined;
}

/** A title with or without brackets around it. */
export function titleText(title: string): string {
  return title
    .trim()
    .replace(/^\[(.*)\]$/, "$1")
    .trim();
}

/** Reads the content of a block that draws nothing itself; the limit of nesting counts the block all the same. */
export function readUnframed(state: StateBlock, block: Parameters<typeof readWithin>[1]): void {
  state.level++;
  readWithin(state, block);
  state.level--;
}

/** Reads the blocks between the first line and the last. */
export function readWithin(
  state: StateBlock,
  { start, end, indent = state.blkIndent, read }: Pick<NamedBlock, "start" | "end" | "indent" | "read">,
): void {
  if (read !== undefined) {
    read();
    return;
  }
  const { parentType, lineMax, blkIndent } = state;
  state.blkIndent = indent;
  state.parentType = "admonition";
  state.lineMax = end;
  state.md.block.tokenize(state, start + 1, end);
  state.parentType = parentType;
  state.lineMax = lineMax;
  state.blkIndent = blkIndent;
}
