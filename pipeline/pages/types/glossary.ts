import type { GlossaryPage } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import { compareStrings } from "../../core/diagnostics.ts";
import { termAnchor } from "../html/glossary-terms.ts";
import { pageFields } from "../pages/page-fields.ts";
import type { RecordType } from "../record-type.ts";

/** The terms of the docs on one page, in alphabetical order. */
export const recordType: RecordType<"glossary"> = {
  route: "/glossary",
  compile(source, page, context): GlossaryPage {
    const data = source.data;
    const terms = data.terms
      .map((term, index) => ({
        anchor: termAnchor(term.id),
        term: term.term,
        ...defined({ also: term.also, aka: term.aka }),
        html: context.inline(source, `/terms/${index}/definition`) ?? "",
      }))
      .sort((a, b) => compareStrings(a.term.toLowerCase(), b.term.toLowerCase()));
    return {
      type: "glossary",
      ...pageFields(source, page, context, { anchors: terms.map(({ anchor }) => anchor) }),
      terms,
    };
  },
  stub: () => ({ type: "glossary", terms: [] }),
};
