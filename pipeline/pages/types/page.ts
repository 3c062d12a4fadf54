import type { GeneralPage } from "../../../schema/generated/types.ts";
import { citedIn } from "../../model/values/citations.ts";
import { compileBody } from "../body.ts";
import { organizationOf } from "../organization.ts";
import { pageFields } from "../pages/page-fields.ts";
import { textPart } from "../pages/page-parts.ts";
import type { RecordType } from "../record-type.ts";

/** A page of text. */
export const recordType: RecordType<"page"> = {
  route: "/{id}",
  compile(source, page, context): GeneralPage {
    const data = source.data;
    const body = compileBody({ source, pointer: "/body" }, context);
    const organization = data.organization === true ? organizationOf(context) : undefined;
    return {
      type: "page",
      ...pageFields(source, page, context, {
        ...textPart(body, context.index.config.docs),
        cited: citedIn(body.blocks),
      }),
      body: body.blocks,
      cards: context.linkCards(source, data.cards),
      ...(organization === undefined ? {} : { organization }),
    };
  },
};
