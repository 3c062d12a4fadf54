import type { UnitsSource } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { suggestNearest } from "../../core/text/nearest.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { sourcesOf } from "../../model/resolve/sources-of.ts";
import { diagnosticAt, type Source } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

type Unit = UnitsSource["units"][number];

/** Units have partners that measure the same, and no two of them one spelling. */
export const unitRegistry: Rule = (index) =>
  sourcesOf(index, "units").flatMap((source) => {
    const { units } = source.data;
    return [...units.flatMap((unit, u) => partnerOf(source, unit, u, index)), ...spellingsOf(source, units)];
  });

function partnerOf(source: Source, { id, kind, partner }: Unit, u: number, index: SiteIndex): Diagnostic[] {
  if (partner === undefined) return [];
  const other = index.units.get(partner);
  const at = `/units/${u}/partner`;
  if (other !== undefined) {
    if (other.kind === kind) return [];
    return [
      diagnosticAt(source, at, {
        code: "unit-kind",
        message: `The unit ${id} measures ${kind}; its partner ${partner} measures ${other.kind}.`,
        hint: `Name a unit of kind ${kind}, or take partner: out.`,
      }),
    ];
  }
  if (index.unread.has("units") || index.faulty.get("units")?.has(partner) === true) return [];
  return [
    diagnosticAt(source, at, {
      code: "reference-not-found",
      message: `There is no unit "${partner}" in units.yaml.`,
      hint: suggestNearest(partner, index.units.keys(), "Add the unit, or take partner: out."),
    }),
  ];
}

/** An alias names one unit: a hint could not tell which of two was meant. */
function spellingsOf(source: Source, units: readonly Unit[]): Diagnostic[] {
  const owners = new Map(units.map(({ id }) => [id, id]));
  return units.flatMap(({ id, aliases = [] }, u) =>
    aliases.flatMap((alias, a) => {
      const owner = owners.get(alias);
      if (owner === undefined || owner === id) {
        owners.set(alias, id);
        return [];
      }
      return [
        diagnosticAt(source, `/units/${u}/aliases/${a}`, {
          code: "duplicate-id",
          message: `The spelling "${alias}" of ${id} is one of ${owner} already.`,
          hint: "Leave it to one of the two units.",
        }),
      ];
    }),
  );
}
