import { suggestNearest } from "../../core/text/nearest.ts";
import { sourcesOf } from "../../model/resolve/sources-of.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

const plain = new Set(["count", "flag", "token", "tokens", "text"]);

/** Each parameter has a known kind, and units of that kind. */
export const parameterDictionary: Rule = (index) => {
  // In a registry with mistakes, some kinds are not known.
  const isWhole = !index.unread.has("units") && !index.faulty.has("units");
  const kinds = new Set([...index.units.values()].map((unit) => unit.kind));
  return sourcesOf(index, "parameters").flatMap((source) =>
    source.data.parameters.flatMap((parameter, p) => {
      const at = `/parameters/${p}`;
      if (isWhole && !plain.has(parameter.kind) && !kinds.has(parameter.kind)) {
        return [
          diagnosticAt(source, `${at}/kind`, {
            code: "quantity-kind-unknown",
            message: `No unit measures "${parameter.kind}".`,
            hint: suggestNearest(
              parameter.kind,
              [...kinds, ...plain],
              "Use a quantity kind of units.yaml, or count, flag, token, tokens or text.",
            ),
          }),
        ];
      }
      return (parameter.units ?? []).flatMap((id, u) => {
        const unit = index.units.get(id);
        if (unit === undefined || unit.kind === parameter.kind) return [];
        return [
          diagnosticAt(source, `${at}/units/${u}`, {
            code: "unit-kind",
            message: `The unit ${id} measures ${unit.kind}; the parameter ${parameter.id} is of kind ${parameter.kind}.`,
            hint: `Use units of kind ${parameter.kind}.`,
          }),
        ];
      });
    }),
  );
};
