import type { Block } from "../../schema/generated/types.ts";

type HtmlBlock = Extract<Block, { kind: "html" }>;

/**
 * Blocks that somebody holds, by their keys: `dev` finds that a page is what it was by finding the same block. Where
 * nobody does, a block is made anew, and its HTML only when it is asked for.
 */
const held = new Map<string, WeakRef<HtmlBlock>>();
const keys = new WeakMap<Block, string>();

/** A block of HTML; `key` names everything that the HTML depends on. It is made each time it is asked for. */
export function htmlBlock(key: string, html: () => string): HtmlBlock {
  const known = held.get(key)?.deref();
  if (known !== undefined) return known;
  const block: HtmlBlock = {
    kind: "html",
    get html() {
      return html();
    },
  };
  held.set(key, new WeakRef(block));
  keys.set(block, key);
  return block;
}

/** What stands for a block where only its name matters; undefined for one that has none. */
export function keyOfBlock(block: Block): string | undefined {
  return keys.get(block);
}
