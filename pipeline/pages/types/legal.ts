import type { LegalPage } from "../../../schema/generated/types.ts";
import { isLegalDraft } from "../../model/resolve/legal-draft.ts";
import { citedIn } from "../../model/values/citations.ts";
import { compileBody, noBody } from "../body.ts";
import { provenParts } from "../legal/proven-parts.ts";
import { pageFields } from "../pages/page-fields.ts";
import { joinParts, type PagePart, textPart } from "../pages/page-parts.ts";
import type { RecordType } from "../record-type.ts";

/** A legal page: what is proven, and the text that binds once somebody has approved it. Only the review shows a draft. */
export const recordType: RecordType<"legal"> = {
  route: "/legal/{id}",
  compile(source, page, context): LegalPage {
    const { index } = context;
    const data = source.data;
    const draft = isLegalDraft(source);
    const proven = provenParts(source, context);
    const ids = proven.map(({ id }) => id);
    const isShown = !draft || index.review;
    const body = isShown ? compileBody({ source, pointer: "/body", ids }, context) : noBody;
    const cited = proven.flatMap(({ statements }) => statements.flatMap(({ citation }) => citation ?? []));
    return {
      type: "legal",
      ...pageFields(source, page, context, {
        ...joinParts([...proven.map(headed), textPart(body, index.config.docs)]),
        cited: [...cited, ...citedIn(body.blocks, context.index)],
      }),
      kind: data.kind,
      version: data.version,
      ...(data.effective === undefined ? {} : { effective: data.effective }),
      draft,
      ...(proven.length === 0 ? {} : { proven }),
      body: body.blocks,
    };
  },
  stub: ({ data: { kind, version } }) => ({
    type: "legal",
    kind,
    version,
    draft: false,
    body: [],
  }),
};

function headed({ id, heading }: NonNullable<LegalPage["proven"]>[number]): PagePart {
  return { toc: [{ level: 2, id, text: heading }], anchors: [id] };
}
