import { scopeWords } from "../../../renderer/shared/compose/scope-words.ts";
import type { ProductSource, Value } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import {
  boardsOf,
  holdsFor,
  holdTogether,
  type Lineup,
  type Scope,
  variantsOf,
} from "../../domain/boards/scope.ts";
import { boardsInWords } from "../../model/boards/boards-in-words.ts";
import { productLineup } from "../../model/boards/record-lineup.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import { diagnosticAt, positionOf } from "../../sources/parse/source.ts";
import { type SheetValue, sheetValues, valuesOf } from "./products.ts";
import type { Rule } from "./rule.ts";

/** A group states a parameter once for each variant and hardware revision. */
export const repeatedParameters: Rule = (index) => [...repeatedRows(index), ...statedUnknowns(index)];

/** A parameter that the sheet lists as unknown is not stated elsewhere in it. */
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

/**
 * Two rows of a group that state the same parameter under the same condition for one board. If they state it
 * for the same boards, it is a repetition whether they are published or not; otherwise only published rows
 * can contradict each other.
 */
function repeatedRows(index: SiteIndex): Diagnostic[] {
  const seen = new Map<string, SheetValue[]>();
  return sheetValues(index).flatMap((row) => {
    const { source, value, group, pointer } = row;
    const key = [source.path, group, value.param, value.cond].join("\u0000");
    const before = seen.get(key) ?? [];
    seen.set(key, [...before, row]);
    const lineup = productLineup(source.data as Pick<ProductSource, "hardwareRevisions" | "variants">);
    const other = before.find((one) => isSameScope(one.value, value) || meet(one.value, value, lineup));
    if (other === undefined) return [];
    const line = positionOf(source, `${other.pointer}/param`)?.line;
    const words = isSameScope(other.value, value) ? "" : ` for ${commonBoards(other.value, value, lineup)}`;
    return [
      diagnosticAt(source, `${pointer}/param`, {
        code: "value-repeated",
        message: `This group states ${value.param} twice${words}; the first time in line ${line}.`,
        hint: "Remove one of the two, or say by variant, since, until or cond how they differ.",
      }),
    ];
  });
}

function isSameScope(a: Scope, b: Scope): boolean {
  const scopeKey = ({ since, until, ...scope }: Scope) => JSON.stringify([since, until, variantsOf(scope)]);
  return scopeKey(a) === scopeKey(b);
}

function meet(a: Value, b: Value, lineup: Lineup): boolean {
  return isShown(a, false) && isShown(b, false) && holdTogether(a, b, lineup);
}

function commonBoards(a: Scope, b: Scope, lineup: Lineup): string {
  const common = boardsOf(lineup).filter((board) => holdsFor(a, board, lineup) && holdsFor(b, board, lineup));
  return boardsInWords(common, lineup) || scopeWords(b) || scopeWords(a);
}
