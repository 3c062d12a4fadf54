import type { ServicePage } from "../../../schema/generated/types.ts";
import { citedIn } from "../../model/values/citations.ts";
import { compileBody } from "../body.ts";
import { pageFields } from "../pages/page-fields.ts";
import { joinParts, listPart, textPart } from "../pages/page-parts.ts";
import type { RecordType } from "../record-type.ts";

/** An engineering service. */
export const recordType: RecordType<"service"> = {
  route: "/services/{id}",
  compile(source, page, context): ServicePage {
    const data = source.data;
    const body = compileBody({ source, pointer: "/body" }, context);
    const contact = data.contact === undefined ? undefined : context.linkCard(source, data.contact);
    const lists = {
      deliverables: context.inlineList(source, "/deliverables"),
      process: context.inlineList(source, "/process"),
      scopeIn: context.inlineList(source, "/scopeIn"),
      scopeOut: context.inlineList(source, "/scopeOut"),
      inputs: context.inlineList(source, "/inputs"),
      products: context.recordCards("product", data.products),
    };
    const parts = joinParts([
      listPart("deliverables", "What you get", lists.deliverables),
      listPart("process", "How it goes", lists.process),
      listPart("scope-in", "Part of it", lists.scopeIn),
      listPart("scope-out", "Not part of it", lists.scopeOut),
      listPart("inputs", "What you bring", lists.inputs),
      textPart(body, context.index.config.docs),
      listPart("products", "Products", lists.products),
    ]);
    return {
      type: "service",
      ...pageFields(source, page, context, {
        ...parts,
        cited: citedIn(body.blocks, context.index),
      }),
      problem: context.inline(source, "/problem") ?? "",
      ...lists,
      ...(contact === undefined ? {} : { contact }),
      body: body.blocks,
    };
  },
  stub: ({ data }, context) => ({
    type: "service",
    problem: "",
    deliverables: [],
    process: [],
    scopeIn: [],
    scopeOut: [],
    inputs: [],
    body: [],
    products: context.recordCards("product", data.products),
  }),
};
