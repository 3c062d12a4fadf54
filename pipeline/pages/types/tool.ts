import type { ToolPage } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import { citedIn } from "../../model/values/citations.ts";
import { compileBody } from "../body.ts";
import { downloadsOf } from "../files.ts";
import { pageFields } from "../pages/page-fields.ts";
import { joinParts, listPart, textPart } from "../pages/page-parts.ts";
import type { RecordType } from "../record-type.ts";

/** Software or a function that the company offers. */
export const recordType: RecordType<"tool"> = {
  route: "/tools/{id}",
  compile(source, page, context): ToolPage {
    const data = source.data;
    const body = compileBody({ source, pointer: "/body" }, context);
    const offline = context.inline(source, "/offline");
    const lists = {
      features: context.inlineList(source, "/features"),
      requirements: context.inlineList(source, "/requirements"),
      worksWith: context.recordCards("product", data.worksWith),
      docs: context.linkCards(source, data.docs),
    };
    const files = downloadsOf(source, data.downloads, context);
    const parts = joinParts([
      listPart("features", "Features", lists.features),
      listPart("requirements", "Requirements", lists.requirements),
      textPart(body, context.index.config.docs),
      listPart("downloads", "Downloads", files.downloads),
      listPart("works-with", "Works with", lists.worksWith),
      listPart("documentation", "Documentation", lists.docs),
    ]);
    return {
      type: "tool",
      ...pageFields(source, page, context, {
        ...parts,
        cited: citedIn(body.blocks, context.index),
      }),
      kind: data.kind,
      status: data.status,
      unknown: data.unknown ?? [],
      platforms: data.platforms ?? [],
      ...defined({ offline, licence: data.licence }),
      ...lists,
      ...files,
      body: body.blocks,
    };
  },
  stub: (source, context) => ({
    type: "tool",
    kind: source.data.kind,
    status: source.data.status,
    unknown: source.data.unknown ?? [],
    platforms: [],
    features: [],
    requirements: [],
    body: [],
    worksWith: context.recordCards("product", source.data.worksWith),
    docs: context.linkCards(source, source.data.docs),
  }),
};
