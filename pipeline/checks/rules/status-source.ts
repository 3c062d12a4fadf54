import { diagnosticAt } from "../../sources/parse/source.ts";
import { sheetValues } from "./products.ts";
import type { Rule } from "./rule.ts";

/** A confirmed or measured value names its source, and a confirmed one a source that can confirm it. */
export const statusSource: Rule = (index) =>
  sheetValues(index).flatMap(({ source, value, pointer }) => {
    if (value.status !== "confirmed" && value.status !== "measured") return [];
    if (value.source === undefined) {
      return [
        diagnosticAt(source, `${pointer}/status`, {
          code: "source-missing",
          message: `The value of ${value.param} is ${value.status} but names no source.`,
          hint: "Add source: with an id of sources.yaml.",
        }),
      ];
    }
    const cited = index.citations.get(value.source);
    if (cited === undefined) return [];
    const fits =
      value.status === "confirmed"
        ? cited.kind === "company" || cited.kind === "signed"
        : cited.kind === "measurement";
    if (fits) return [];
    return [
      diagnosticAt(source, `${pointer}/source`, {
        code: "source-kind",
        cause: `${cited.id} ${value.status}`,
        message: `The source ${cited.id} is of kind ${cited.kind}; it cannot make a value ${value.status}.`,
        hint:
          value.status === "confirmed"
            ? "Name a source of kind company or signed."
            : "Name a source of kind measurement.",
      }),
    ];
  });
