import type { Block } from "../../../schema/generated/types.ts";

/** The text between two headings of the second level. */
interface TextPart {
  /** The heading as HTML, without the link to itself; the first part may have none. */
  readonly heading?: string;
  /** The id of the heading. */
  readonly id?: string;
  readonly blocks: readonly Block[];
}

/** The blocks of a body in parts that each begin with a heading of the second level; one within a list or box begins none. */
export function textParts(body: readonly Block[]): TextPart[] {
  const parts: (TextPart & { readonly blocks: Block[] })[] = [];
  const add = (block: Block): void => {
    if (parts.length === 0) parts.push({ blocks: [] });
    parts.at(-1)?.blocks.push(block);
  };
  for (const block of body) {
    if (block.kind !== "html") {
      add(block);
      continue;
    }
    let from = 0;
    const addText = (to?: number): void => {
      const html = block.html.slice(from, to);
      if (html.trim() !== "") add({ kind: "html", html });
    };
    for (const { start, end } of topHeadings(block.html)) {
      addText(start);
      parts.push({ ...headingOf(block.html.slice(start, end)), blocks: [] });
      from = end;
    }
    addText();
  }
  return parts;
}

function headingOf(html: string): Pick<TextPart, "heading" | "id"> {
  const heading = html.replace(/\s*<a class="heading-anchor".*?<\/a>/s, "");
  const [, id] = /^<h2\b[^>]*?\sid="([^"]*)"/.exec(html) ?? [];
  return id === undefined ? { heading } : { heading, id };
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const childless = new Set(["br", "col", "hr", "img", "input", "source", "track", "wbr"]);

/**
 * Positions of the headings of the second level that are in no other element; empty for HTML whose tags do not pair.
 */
function topHeadings(html: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = "", 3: rest = "", index } of html.matchAll(TAG)) {
    if (childless.has(name) || rest.endsWith("/")) continue;
    if (slash === "/") {
      depth--;
      if (depth === 0 && name === "h2") found.push({ start, end: index + tag.length });
    } else {
      if (depth === 0) start = index;
      depth++;
    }
  }
  return depth === 0 ? found : [];
}
