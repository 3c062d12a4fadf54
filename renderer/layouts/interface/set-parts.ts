import type { Block } from "../../../schema/generated/types.ts";

/** A page with fewer messages or blocks has nothing to fold on a phone. */
const FOLDED_FROM = 3;

/** Some blocks of a page, below a heading where they are a message or a block of registers. */
export interface SetPart {
  /** The heading as HTML, without the link to itself. */
  readonly heading?: string;
  readonly id?: string;
  readonly blocks: readonly Block[];
}

const HEADING = /^<(h[23])\b[^>]*?(?:\sid="([^"]*)")?>.*?<\/\1>\s*/s;

/** The body of the page of a set in parts: each message or block of registers, which have the lowest headings, and what is between. */
export function setParts(body: readonly Block[]): SetPart[] {
  const levels = body.map((block) => (block.kind === "html" ? HEADING.exec(block.html)?.[1] : undefined));
  const lowest = levels.includes("h3") ? "h3" : "h2";
  if (levels.filter((level) => level === lowest).length < FOLDED_FROM) return [{ blocks: body }];
  const parts: (SetPart & { readonly blocks: Block[] })[] = [];
  for (const [n, block] of body.entries()) {
    const level = levels[n];
    if (level === lowest && block.kind === "html") parts.push(headedPart(block.html));
    else if (level !== undefined || parts.length === 0) parts.push({ blocks: [block] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}

function headedPart(html: string): SetPart & { readonly blocks: Block[] } {
  const [head = "", , id] = HEADING.exec(html) ?? [];
  const text = html.slice(head.length);
  return {
    heading: head.trim().replace(/\s*<a class="heading-anchor".*?<\/a>/s, ""),
    ...(id === undefined ? {} : { id }),
    blocks: text.trim() === "" ? [] : [{ kind: "html", html: text }],
  };
}
