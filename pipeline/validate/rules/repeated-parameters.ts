import { diagnosticAt, placeOf } from "../../resolve/source.ts";
import { type SheetValue, sheetValues } from "./products.ts";
import type { Rule } from "./rule.ts";

/** A group states a parameter once for each variant and hardware revision. */
export const repeatedParameters: Rule = (index) => {
  const seen = new Map<string, SheetValue>();
  return sheetValues(index).flatMap((row) => {
    const { source, value, group, pointer } = row;
    const key = [source.path, group, value.param, value.variant, value.since, value.until, value.cond].join(
      "\u0000",
    );
    const other = seen.get(key);
    if (other === undefined) {
      seen.set(key, row);
      return [];
    }
    return [
      diagnosticAt(source, `${pointer}/param`, {
        code: "value-repeated",
        message: `This group states ${value.param} twice; the first time in line ${placeOf(source, `${other.pointer}/param`)?.line}.`,
        hint: "Remove one of the two, or say by variant, since, until or cond how they differ.",
      }),
    ];
  });
};
