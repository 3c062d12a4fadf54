import type { ServicePage, ServiceSource } from "../../../schema/generated/types.ts";
import { pageFields, tocOf } from "../page-fields.ts";
import type { RecordType } from "../record-type.ts";

/** An engineering service. */
export const recordType: RecordType<"service"> = {
  route: "/services/{id}",
  compile(source, page, context): ServicePage {
    const data = source.data as unknown as ServiceSource;
    const body = context.body(source, "/body");
    const contact = data.contact === undefined ? undefined : context.linkCard(source, data.contact);
    const { tocMin, tocMax } = context.index.config.docs;
    return {
      type: "service",
      ...pageFields(source, page, context, { toc: tocOf(body.headings, tocMin, tocMax), anchors: body.anchors }),
      problem: context.inline(source, "/problem") ?? "",
      deliverables: context.inlineList(source, "/deliverables"),
      process: context.inlineList(source, "/process"),
      scopeIn: context.inlineList(source, "/scopeIn"),
      scopeOut: context.inlineList(source, "/scopeOut"),
      inputs: context.inlineList(source, "/inputs"),
      products: context.recordCards("product", data.products),
      ...(contact === undefined ? {} : { contact }),
      body: body.blocks,
    };
  },
};
