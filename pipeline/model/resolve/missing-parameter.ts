import { own, valueAt } from "../../core/json-pointer.ts";
import type { Source, SourceReference } from "../../sources/parse/source.ts";
import { nameInWords } from "./name-in-words.ts";
import type { SiteIndex, Unit } from "./site-index.ts";
import { unitsSpelt } from "./units-spelt.ts";

/**
 * The hint for a parameter that the dictionary lacks, with the line to add as far as it follows from the
 * value and its place.
 */
export function missingParameterHint(
  { data }: Pick<Source, "data">,
  { target, pointer }: Pick<SourceReference, "target" | "pointer">,
  { units }: Pick<SiteIndex, "units">,
): string {
  const row = pointer.endsWith("/param") ? pointer.slice(0, -"/param".length) : undefined;
  const unitId = row === undefined ? undefined : valueAt(data, `${row}/unit`);
  const unit = typeof unitId === "string" ? unitOf(unitId, units) : undefined;
  const section = row === undefined ? undefined : valueAt(data, row.replace(/\/groups\/.*/, "/id"));
  const kind = unit?.kind ?? kindOfForm(row === undefined ? undefined : valueAt(data, row));
  const fields = [
    `id: ${target}`,
    `name: ${nameInWords(target)}`,
    `kind: ${kind}`,
    ...(unit === undefined ? [] : [`units: ["${unit.id}"]`]),
    `section: ${typeof section === "string" ? section : "features"}`,
    "definition: WHAT IT MEANS",
  ];
  return `Correct the id, or add the parameter in parameters.yaml: - { ${fields.join(", ")} }`;
}

/** The unit of a row, also where its id is another spelling. */
function unitOf(id: string, units: SiteIndex["units"]): Unit | undefined {
  return units.get(id) ?? units.get(unitsSpelt(id, units)[0] ?? "");
}

/** The kind that the form of a value shows; a number with an unknown unit does not show it. */
function kindOfForm(row: unknown): string {
  if (["min", "nom", "typ", "max", "unit"].some((key) => own(row, key) !== undefined))
    return "WHAT IT MEASURES";
  return ["count", "flag"].find((form) => own(row, form) !== undefined) ?? "text";
}
