import type { LegalPage } from "../../../schema/generated/types.ts";
import { citedIn } from "../../model/values/citations.ts";
import { compileBody } from "../body.ts";
import { pageFields } from "../pages/page-fields.ts";
import { textPart } from "../pages/page-parts.ts";
import type { RecordType } from "../record-type.ts";

/** A legal text; a draft until it is approved. */
export const recordType: RecordType<"legal"> = {
  route: "/legal/{id}",
  compile(source, page, context): LegalPage {
    const data = source.data;
    const body = compileBody({ source, pointer: "/body" }, context);
    return {
      type: "legal",
      ...pageFields(source, page, context, {
        ...textPart(body, context.index.config.docs),
        cited: citedIn(body.blocks),
      }),
      kind: data.kind,
      version: data.version,
      ...(data.effective === undefined ? {} : { effective: data.effective }),
      draft: data.approvedBy === undefined,
      body: body.blocks,
    };
  },
};
