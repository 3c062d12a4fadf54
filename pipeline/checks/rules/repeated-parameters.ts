import type { Diagnostic } from "../../core/diagnostics.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import { diagnosticAt, positionOf } from "../../sources/parse/source.ts";
import { type SheetValue, sheetValues, valuesOf } from "./products.ts";
import type { Rule } from "./rule.ts";

/** A group states a parameter once for each variant and hardware revision. */
export const repeatedParameters: Rule = (index) => [...repeatedRows(index), ...statedUnknowns(index)];

/** What the sheet lists as unknown it does not state elsewhere. */
function statedUnknowns(index: SiteIndex): Diagnostic[] {
  return recordsOf(index, "product").flatMap((source) => {
    const { datasheet } = source.data;
    const stated = new Set(
      valuesOf(source, index)
        .filter(({ value }) => isShown(value, false))
        .map(({ value }) => value.param),
    );
    return (datasheet?.unknown ?? []).flatMap((param, index) =>
      stated.has(param)
        ? [
            diagnosticAt(source, `/datasheet/unknown/${index}`, {
              code: "value-repeated",
              message: `This datasheet lists ${param} as unknown, and states it.`,
              hint: "Take it out of unknown.",
            }),
          ]
        : [],
    );
  });
}

function repeatedRows(index: SiteIndex): Diagnostic[] {
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
        message: `This group states ${value.param} twice; the first time in line ${positionOf(source, `${other.pointer}/param`)?.line}.`,
        hint: "Remove one of the two, or say by variant, since, until or cond how they differ.",
      }),
    ];
  });
}
