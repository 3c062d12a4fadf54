import type { Block } from "../../../schema/generated/types.ts";
import { hashOfList } from "../../core/hash.ts";
import { RecentTexts } from "../../core/text/recent-texts.ts";
import { joinSegments } from "../../sources/parse/document-slots.ts";
import type { Segment } from "../../sources/parse/types.ts";
import { withoutDeadLinks } from "./dead-links.ts";
import { setDrawings } from "./set-drawings.ts";
import type { TermLinks } from "./term-links.ts";

type HtmlBlock = Extract<Block, { kind: "html" }>;

/**
 * Blocks that are still in memory, by their keys: `dev` finds that a page has not changed by finding the same
 * block. Otherwise a block is made anew, and its HTML only when it is requested.
 */
const cachedBlocks = new Map<string, WeakRef<HtmlBlock>>();
/** A new page is proven, sent and drawn one after another; more than a few hundred texts would only grow old in memory. */
const recent = new RecentTexts(4_000_000);
const keys = new WeakMap<Block, string>();

/**
 * The text of a doc as one block: the text by its key, the slots between its segments, and the links to
 * terms.
 */
export interface TextBlock {
  readonly key: string;
  readonly segments: () => readonly Segment[];
  readonly texts: readonly string[];
  readonly terms: Pick<TermLinks, "key" | "link">;
}

/** The block of a doc that is one text. */
export function textBlock({ key, segments, texts, terms }: TextBlock): HtmlBlock {
  return htmlBlock(hashOfList([key, terms.key, ...texts]), () => htmlOf({ segments, texts, terms }));
}

function htmlOf({ segments, texts, terms }: Omit<TextBlock, "key">): string {
  return terms.link(setDrawings(withoutDeadLinks(joinSegments(segments(), texts))), new Set());
}

/** A block of HTML; `key` names everything that the HTML depends on. It is made when it is asked for. */
export function htmlBlock(key: string, html: () => string): HtmlBlock {
  const known = cachedBlocks.get(key)?.deref();
  if (known !== undefined) return known;
  const block = madeBlock(html);
  cachedBlocks.set(key, new WeakRef(block));
  keys.set(block, key);
  return block;
}

function madeBlock(html: () => string): HtmlBlock {
  const block: HtmlBlock = {
    kind: "html",
    get html() {
      return recent.get(block, html);
    },
  };
  return block;
}

/** For a run that begins anew: blocks that somebody holds read from a store that is gone. */
export function forgetBlocks(): void {
  cachedBlocks.clear();
  recent.clear();
}

/** The key of a block, if only its identity matters; undefined for one without a key. */
export function keyOfBlock(block: Block): string | undefined {
  return keys.get(block);
}
