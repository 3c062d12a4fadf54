import type { ConvertedValue, Value } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { joinedList } from "../../core/text/list-words.ts";
import { suggestNearest } from "../../core/text/nearest.ts";
import type { Source } from "../../sources/parse/source.ts";
import { isFaulty, type SiteIndex } from "../resolve/site-index.ts";
import { hasUnknownParameter, isUnknownParameter } from "../resolve/unknown-parameters.ts";
import { withheldProblem, withheldRecord } from "../resolve/withheld-record.ts";
import { boardReference, unknownBoard } from "./board-reference.ts";
import { ratingName } from "./chosen-value.ts";
import { locatedValues } from "./located-values.ts";
import { specRow } from "./spec-rows.ts";

/** The value of `{{ product.ID.PARAMETER }}`, or why it has none. */
export type ValueLookup =
  | {
      readonly ok: true;
      readonly text: string;
      readonly record: string;
      readonly param: string;
      /** The value in the other system of units. */
      readonly converted?: ConvertedValue | undefined;
      /**
       * The value of other hardware, if the text names the hardware for which it holds and the reference
       * names none.
       */
      readonly differs?: { readonly message: string; readonly hint: string };
    }
  | {
      readonly ok: false;
      readonly code: "value-not-found" | "value-not-published" | "value-ambiguous";
      readonly message: string;
      readonly hint: string;
    };

/** The problem of a reference. */
export type ReferenceProblem = Pick<Diagnostic, "code" | "severity" | "message"> & { readonly hint: string };

/**
 * The problem of a reference in a source: that it has no value, or is one of several values. In docs of another system braces
 * that name no value of the data are an expression of that system, which stays as it is written.
 */
export function problemOf(
  found: ValueLookup,
  source: Pick<Source, "type">,
  index: SiteIndex,
): ReferenceProblem | undefined {
  if (!found.ok) {
    const { message, hint } = found;
    const code = isExpression(found, source, index) ? "markup-unknown" : found.code;
    return { code, severity: "error", message, hint };
  }
  return found.differs && { code: "value-of-now", severity: "warning", ...found.differs };
}

/** Whether braces in a source are an expression of another system, and no reference to a value of the data. */
export function isExpression(
  found: ValueLookup,
  { type }: Pick<Source, "type">,
  { config }: Pick<SiteIndex, "config">,
): boolean {
  const isOther = type === "doc" && config.docs.dialect.braces !== undefined;
  return isOther && !found.ok && found.code === "value-not-found";
}

/**
 * Looks a value up by its path. If there are several rows, one is chosen (`chosen-value.ts`); a rating is
 * marked as one, so that no sentence makes it a value to be used, and a value that does not hold for all
 * hardware names the hardware for which it does. Names after `@` ask for a hardware revision or a variant. `|or` and
 * `|and` join a list of words as a sentence of the site's language does.
 */
export function lookUpValue(path: string, index: SiteIndex): ValueLookup {
  const [whole = "", conjunction] = path.split("|");
  const [plain = "", ...names] = whole.split("@");
  const [kind = "", id = "", param = "", ...rest] = plain.split(".");
  const broken = (message: string, hint: string): ValueLookup => ({
    ok: false,
    code: "value-not-found",
    message,
    hint,
  });
  if (kind !== "product" || param === "" || rest.length > 0) {
    return broken(
      `"${whole}" is not the path of a value.`,
      "Write product, the id of the product and the id of the parameter, with dots between.",
    );
  }
  const products = index.records.get("product");
  const source = products?.get(id);
  const hidden: ValueLookup = { ok: true, text: "", record: id, param };
  if (isFaulty(index, "product", id)) return hidden;
  if (source === undefined) {
    const withheld = withheldRecord(["product"], id, index);
    if (withheld !== undefined) {
      const { message, hint } = withheldProblem("product", withheld);
      return broken(message, hint);
    }
    return broken(
      `There is no product "${id}".`,
      suggestNearest(id, products?.keys() ?? [], "Add the product, or correct its id."),
    );
  }
  const unnamed = unknownBoard(source, names);
  if (unnamed !== undefined) return broken(unnamed.message, unnamed.hint);
  const found = boardReference(source, param, names, index);
  if (found !== undefined && "message" in found) return { ok: false, code: "value-ambiguous", ...found };
  if (found !== undefined) {
    const { display: written, converted } = specRow(source, found.located, index);
    const display = conjunction === undefined ? written : joined(found.located.value, conjunction, index);
    if (display === undefined) return noList(param, id, conjunction);
    const remarks = [ratingName(found.located.section, index.parameters.get(param)), found.words];
    const remark = remarks.filter((words) => words !== undefined && words !== "").join(", ");
    const named = (text: string): string => (remark === "" ? text : `${text} (${remark})`);
    const other = converted && { ...converted, display: named(converted.display) };
    const { differs } = found;
    return {
      ok: true,
      text: named(display),
      record: id,
      param,
      converted: other,
      ...(differs === undefined ? {} : { differs }),
    };
  }
  const values = locatedValues(source).filter(({ value }) => value.param === param);
  if (values.length > 0) {
    return {
      ok: false,
      code: "value-not-published",
      message: `The value "${param}" of ${id} is ${values[0]?.value.status ?? "unverified"} and therefore not published.`,
      hint: `Confirm it in ${source.path}, or take the reference out.`,
    };
  }
  // The value may be the one whose parameter is misspelt, which is reported there.
  if (!isUnknownParameter(param, index) && hasUnknownParameter(source, index)) return hidden;
  const stated = locatedValues(source).map(({ value }) => value.param);
  return broken(
    `The product "${id}" states no value "${param}".`,
    suggestNearest(
      param,
      stated.filter((id) => !isUnknownParameter(id, index)),
      `Add it to ${source.path}, or take the reference out.`,
    ),
  );
}

/** The words of a value as a list in a sentence; undefined for a value of another form. */
function joined({ tokens, token }: Value, conjunction: string, { config }: SiteIndex): string | undefined {
  const list = tokens ?? (token === undefined ? undefined : [token]);
  return list && joinedList(list, conjunction === "and" ? "and" : "or", config.lang);
}

function noList(param: string, id: string, conjunction = "or"): ValueLookup {
  return {
    ok: false,
    code: "value-not-found",
    message: `The value "${param}" of ${id} is no list of words, so "| ${conjunction}" has nothing to join.`,
    hint: `Write the reference without "| ${conjunction}".`,
  };
}
