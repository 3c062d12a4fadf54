import { recordsOf } from "../../model/resolve/records-of.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/** Statements of a legal page without an approved text are confirmed by the company or signed. */
export const legalFacts: Rule = (index) =>
  recordsOf(index, "legal").flatMap((source) =>
    (source.data.facts ?? []).flatMap(({ statements }, f) =>
      statements.flatMap(({ source: id }, s) => {
        const kind = index.citations.get(id)?.kind;
        if (kind === undefined || kind === "company" || kind === "signed") return [];
        return [
          diagnosticAt(source, `/facts/${f}/statements/${s}/source`, {
            code: "source-kind",
            cause: `${id} legal`,
            message: `The source ${id} is of kind ${kind}; it cannot confirm what a legal page states.`,
            hint: "Name a source of kind company or signed.",
          }),
        ];
      }),
    ),
  );
