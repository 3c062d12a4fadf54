import type {
  LandingCards,
  LandingHero,
  LandingPage,
  LandingSource,
  LandingText,
  LinkCard,
} from "../../../schema/generated/types.ts";
import { append } from "../../core/append.ts";
import { withoutCitations } from "../../model/values/citations.ts";
import { isOfType, type Source } from "../../sources/parse/source.ts";
import { type BodyField, compileBody } from "../body.ts";
import type { CompileContext } from "../context.ts";
import { pageFields } from "../pages/page-fields.ts";
import type { RecordType } from "../record-type.ts";
import { sketchOf } from "../values/outline.ts";

type AuthoredBlock = LandingSource["blocks"][number];
type Block = LandingHero | LandingCards | LandingText;

/** The home page, made of blocks. */
export const recordType: RecordType<"landing"> = {
  route: "/",
  compile(source, page, context): LandingPage {
    const data = source.data;
    const ids = data.blocks.flatMap((block) => (block.kind === "hero" ? [] : [block.id]));
    const compiled = data.blocks.map((block, index) => {
      const result = compileBlock(block, { source, pointer: `/blocks/${index}/text`, ids }, context);
      append(ids, result.anchors);
      return result;
    });
    return {
      type: "landing",
      ...pageFields(source, page, context, {
        anchors: compiled.flatMap(({ anchors }) => anchors),
      }),
      blocks: compiled.map(({ block }) => block),
    };
  },
  stub: () => ({ type: "landing", blocks: [] }),
};

/** The card of a page; that of a product has its drawing, as in the list of its line. */
function drawnCard(item: string, source: Source, context: CompileContext): LinkCard[] {
  const target = context.namedPage(item)?.source;
  const sketch =
    target !== undefined && isOfType(target, "product") ? sketchOf(target, context.index) : undefined;
  return context.linkCards(source, [item]).map((card) => (sketch === undefined ? card : { ...card, sketch }));
}

/** A block and the ids that it brings. */
function compileBlock(
  block: AuthoredBlock,
  field: BodyField,
  context: CompileContext,
): { block: Block; anchors: readonly string[] } {
  if (block.kind === "text") {
    const { blocks, anchors } = compileBody(field, context);
    return {
      block: { kind: "text", id: block.id, heading: block.heading, body: withoutCitations(blocks) },
      anchors: [block.id, ...anchors],
    };
  }
  const { source } = field;
  const html = context.inline(source, field.pointer);
  if (block.kind === "cards") {
    const cards = block.items.flatMap((item) => drawnCard(item, source, context));
    return {
      block: {
        kind: "cards",
        id: block.id,
        heading: block.heading,
        ...(html === undefined ? {} : { html }),
        cards,
      },
      anchors: [block.id],
    };
  }
  const sceneLinks = context.linkCards(source, block.sceneLinks);
  const actions = (block.actions ?? []).flatMap(({ label, to }) => context.linkCard(source, to, label) ?? []);
  return {
    block: {
      kind: "hero",
      heading: block.heading,
      html: html ?? "",
      scene: block.scene ?? "none",
      ...(sceneLinks.length === 0 ? {} : { sceneLinks }),
      actions,
    },
    anchors: [],
  };
}
