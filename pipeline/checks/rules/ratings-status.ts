import { diagnosticAt } from "../../sources/parse/source.ts";
import { sheetValues } from "./products.ts";
import type { Rule } from "./rule.ts";

/**
 * An absolute maximum rating is stated by the manufacturer. A measured or calculated limit is an observation, and
 * one sample that survived promises nothing.
 */
export const ratingsStatus: Rule = (index) =>
  sheetValues(index).flatMap(({ source, value, pointer, section }) => {
    if (section !== "absmax" || (value.status !== "measured" && value.status !== "calculated")) return [];
    return [
      diagnosticAt(source, `${pointer}/status`, {
        code: "rating-status",
        message: `The absolute maximum rating of ${value.param} is ${value.status}.`,
        hint: "Confirm it with a source of kind company or signed, or mark it preliminary.",
      }),
    ];
  });
