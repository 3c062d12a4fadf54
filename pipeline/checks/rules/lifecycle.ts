import type { Lifecycle, ProductSource } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { diagnosticAt, type Source } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

const ending: ReadonlySet<Lifecycle> = new Set(["nrnd", "last-time-buy", "eol", "obsolete"]);

/**
 * A product that is being phased out names its replacement, or states that it has none; its dates are in
 * order.
 */
export const lifecycle: Rule = (index) =>
  recordsOf(index, "product").flatMap((source) => {
    const data = source.data;
    return [...replacementOf(source, data), ...daysOf(source, data)];
  });

function replacementOf(source: Source, data: ProductSource): Diagnostic[] {
  const { replacement, noReplacement, id } = data;
  if (replacement === id) {
    return [
      diagnosticAt(source, "/replacement", {
        code: "replacement-missing",
        message: `The product ${id} names itself as its replacement.`,
        hint: "Name another product, or write noReplacement: with the reason.",
      }),
    ];
  }
  if (replacement !== undefined && noReplacement !== undefined) {
    return [
      diagnosticAt(source, "/noReplacement", {
        code: "replacement-missing",
        message: `The product names a replacement, ${replacement}, and states noReplacement, too.`,
        hint: "Take one of the two out.",
      }),
    ];
  }
  if (!ending.has(data.lifecycle) || replacement !== undefined || noReplacement !== undefined) return [];
  return [
    diagnosticAt(source, "/lifecycle", {
      code: "replacement-missing",
      message: `The product is ${data.lifecycle} and names no replacement.`,
      hint: "Add replacement: with the id of a product, or noReplacement: with the reason.",
    }),
  ];
}

function daysOf(source: Source, { lifecycle, lifecycleDates = {} }: ProductSource): Diagnostic[] {
  const { since, lastOrder, lastDelivery } = lifecycleDates;
  const at = "/lifecycleDates";
  if (lastOrder !== undefined && lastDelivery !== undefined && lastOrder > lastDelivery) {
    return [
      diagnosticAt(source, `${at}/lastDelivery`, {
        code: "lifecycle-dates",
        message: `The last delivery, ${lastDelivery}, is before the last order, ${lastOrder}.`,
        hint: "Correct one of the two days.",
      }),
    ];
  }
  if (lastOrder !== undefined && lifecycle === "last-time-buy" && since !== undefined && since > lastOrder) {
    return [
      diagnosticAt(source, `${at}/lastOrder`, {
        code: "lifecycle-dates",
        message: `The last order, ${lastOrder}, is before the day from which last orders are taken, ${since}.`,
        hint: "Correct one of the two days.",
      }),
    ];
  }
  if (lifecycle !== "last-time-buy" || lastOrder !== undefined) return [];
  return [
    diagnosticAt(source, "/lifecycle", {
      code: "lifecycle-dates",
      message: "The product takes orders for a last time and does not say until when.",
      hint: "Add lifecycleDates: with lastOrder:.",
    }),
  ];
}
