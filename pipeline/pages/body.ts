import type { Block } from "../../schema/generated/types.ts";
import { append } from "../core/append.ts";
import { sizedSegments } from "../sources/parse/document-slots.ts";
import type { Source } from "../sources/parse/source.ts";
import type { Heading, MarkdownDocument, StoredText } from "../sources/parse/types.ts";
import type { CompileContext } from "./context.ts";
import { compileEmbed } from "./embeds/compile-embed.ts";
import { withoutDeadLinks } from "./html/dead-links.ts";
import { textBlock } from "./html/html-block.ts";
import { setDrawings } from "./html/set-drawings.ts";

/** The body of a page: its blocks, its headings, and every id in it. */
interface Body {
  readonly blocks: Block[];
  readonly headings: readonly Heading[];
  readonly anchors: readonly string[];
}

/** Where a body is written, and what its page has besides. */
export interface BodyField {
  readonly source: Source;
  /** JSON pointer of a Markdown field; "" for the text of a doc. */
  readonly pointer: string;
  /** Ids that the rest of the page has. */
  readonly ids?: readonly string[];
}

/** The body of a page without text. */
export const noBody: Body = { blocks: [], headings: [], anchors: [] };

/** Text and embeds of a page, in their order. A page without the field has an empty body. */
export function compileBody({ source, pointer, ids = [] }: BodyField, context: CompileContext): Body {
  const document = source.prose[pointer];
  if (document === undefined) return noBody;
  if (document.stored !== undefined) return storedBody(document, document.stored, { source, context });
  const anchors = [...document.ids];
  const taken = new Set([...ids, ...anchors]);
  const blocks: Block[] = [];
  const linkedTerms = new Set<string>();
  let html = "";
  const flush = (): void => {
    if (html.trim() !== "")
      blocks.push({
        kind: "html",
        html: context.terms.link(setDrawings(withoutDeadLinks(html)), linkedTerms),
      });
    html = "";
  };
  for (const segment of sizedSegments(document)) {
    if (typeof segment === "object" && "embed" in segment) {
      flush();
      const embed = document.embeds[segment.embed];
      const block = embed === undefined ? undefined : compileEmbed(embed, source, context, taken);
      if (block === undefined) {
        context.incomplete.add(context.pathnameOf(source) ?? "");
        continue;
      }
      append(blocks, block.blocks);
      append(anchors, block.anchors);
    } else html += context.segment(segment, document, source);
  }
  flush();
  return { blocks, headings: document.headings, anchors };
}

/** The text of a doc as it is kept: the same block where nothing that its HTML depends on has changed. */
function storedBody(
  document: MarkdownDocument,
  { key, slots }: StoredText,
  { source, context }: { source: Source; context: CompileContext },
): Body {
  const texts = slots.map((slot) => context.segment(slot, document, source));
  const block = textBlock({ key, segments: () => document.segments, texts, terms: context.terms });
  return { blocks: [block], headings: document.headings, anchors: [...document.ids] };
}
