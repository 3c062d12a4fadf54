import type { ToolPage, ToolSource } from "../../../schema/generated/types.ts";
import { pageFields, tocOf } from "../page-fields.ts";
import type { RecordType } from "../record-type.ts";

/** Software or a function that the company offers. */
export const recordType: RecordType<"tool"> = {
  route: "/tools/{id}",
  compile(source, page, context): ToolPage {
    const data = source.data as unknown as ToolSource;
    const body = context.body(source, "/body");
    const offline = context.inline(source, "/offline");
    const { tocMin, tocMax } = context.index.config.docs;
    return {
      type: "tool",
      ...pageFields(source, page, context, { toc: tocOf(body.headings, tocMin, tocMax), anchors: body.anchors }),
      kind: data.kind,
      status: data.status,
      platforms: data.platforms ?? [],
      requirements: context.inlineList(source, "/requirements"),
      features: context.inlineList(source, "/features"),
      ...(offline === undefined ? {} : { offline }),
      ...(data.licence === undefined ? {} : { licence: data.licence }),
      worksWith: context.recordCards("product", data.worksWith),
      docs: context.linkCards(source, data.docs),
      unknown: data.unknown ?? [],
      body: body.blocks,
    };
  },
};
