import { valueAt } from "../../core/json-pointer.ts";
import type { NearNames } from "../../core/text/near-names.ts";
import { suggest } from "../../core/text/nearest.ts";
import { listInWords } from "../../core/text/phrase.ts";
import type { Source, SourceReference } from "../../sources/parse/source.ts";
import type { SiteIndex } from "./site-index.ts";
import { unitsSpelt } from "./units-spelt.ts";

/** Another unit is one letter away from almost every unit of two: `lx` is no slip of `lb`. */
const SHORTEST_SLIP = 3;

/** An id that every shell takes as one word. */
const TYPED = /^[\w./%-]{1,20}$/;

/** The hint for a unit that the registry lacks: one that measures what the parameter beside it is, or how to add it. */
export function missingUnitHint(
  { data }: Pick<Source, "data">,
  { target, pointer }: Pick<SourceReference, "target" | "pointer">,
  ids: Pick<NearNames, "nearest">,
  index: Pick<SiteIndex, "units" | "parameters">,
): string {
  const how = TYPED.test(target) ? `with fairlead new unit ${target}` : "in units.yaml";
  const add = `Correct the id, or add the unit ${how}.`;
  const spelt = unitsSpelt(target, index.units);
  const near = spelt.length > 0 || target.length < SHORTEST_SLIP ? spelt : ids.nearest(target);
  const param = valueAt(data, pointer.replace(/\/unit$/, "/param"));
  const parameter = typeof param === "string" ? index.parameters.get(param) : undefined;
  const allowed =
    parameter?.units ??
    [...index.units.values()].filter(({ kind }) => kind === parameter?.kind).map(({ id }) => id);
  const suggestions = near.filter((id) => allowed.includes(id));
  if (parameter === undefined || allowed.length === 0) return suggest(near, add);
  return suggest(suggestions, `The parameter ${parameter.id} takes ${listInWords(allowed)}.`);
}
