import type { GeneralPage } from "../../../schema/generated/types.ts";
import { contactChannels } from "../../model/contact-channels.ts";
import { citedIn } from "../../model/values/citations.ts";
import { compileBody } from "../body.ts";
import type { CompileContext } from "../context.ts";
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
    return {
      type: "page",
      ...pageFields(source, page, context, {
        ...textPart(body, context.index.config.docs),
        cited: citedIn(body.blocks, context.index),
      }),
      body: body.blocks,
      cards: context.linkCards(source, data.cards),
      ...(data.organization === true ? contactOf(context) : {}),
    };
  },
  stub: () => ({ type: "page", body: [], cards: [] }),
};

/** How to reach the organization, as far as `site.yaml` says it. */
function contactOf(context: CompileContext): Pick<GeneralPage, "organization" | "channels"> {
  const organization = organizationOf(context);
  const channels = contactChannels(context.index).map(({ kind, label, href }) => ({ kind, label, href }));
  return {
    ...(organization === undefined ? {} : { organization }),
    ...(channels.length === 0 ? {} : { channels }),
  };
}
