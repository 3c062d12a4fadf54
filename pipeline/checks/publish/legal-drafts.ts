import { isLegalDraft } from "../../model/resolve/legal-draft.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import type { PublishRule } from "./blocker.ts";

/** A legal text is approved by somebody before a site is published; until then its page shows what is proven and no text. */
export const legalDrafts: PublishRule = ({ index }) =>
  recordsOf(index, "legal")
    .filter(isLegalDraft)
    .map((source) => ({
      supply: `Check and approve the legal text "${source.data.title}", and say from which day it holds.`,
      places: 1,
      diagnostics: [
        diagnosticAt(source, "/body", {
          code: "publish-legal-draft",
          message: `The legal text "${source.data.title}" is a draft: it is not approved.`,
          hint: "Add approvedBy: with the role that approved it and effective: with its day, or take body: out.",
        }),
      ],
    }));
