import type { LandingCards, LandingHero, LandingPage, LandingSource, LandingText } from "../../../schema/generated/types.ts";
import { pageFields } from "../page-fields.ts";
import type { RecordType } from "../record-type.ts";

/** The home page, made of blocks. */
export const recordType: RecordType<"landing"> = {
  route: "/",
  compile(source, page, context): LandingPage {
    const data = source.data as unknown as LandingSource;
    const anchors: string[] = [];
    const blocks = data.blocks.map((block, index): LandingHero | LandingCards | LandingText => {
      const html = context.inline(source, `/blocks/${index}/text`);
      switch (block.kind) {
        case "hero":
          return {
            kind: "hero",
            heading: block.heading,
            html: html ?? "",
            scene: block.scene ?? "none",
            actions: (block.actions ?? []).flatMap(({ label, to }) => context.linkCard(source, to, label) ?? []),
          };
        case "cards":
          anchors.push(block.id);
          return { kind: "cards", id: block.id, heading: block.heading, ...(html === undefined ? {} : { html }), cards: context.linkCards(source, block.items) };
        case "text": {
          const body = context.body(source, `/blocks/${index}/text`);
          anchors.push(block.id, ...body.anchors);
          return { kind: "text", id: block.id, heading: block.heading, body: body.blocks };
        }
      }
    });
    return { type: "landing", ...pageFields(source, page, context, { anchors }), blocks };
  },
};
