import { valueAt } from "../../core/json-pointer.ts";
import type { Source, SourceReference } from "../../sources/parse/source.ts";
import { nameInWords } from "./name-in-words.ts";
import type { SiteIndex } from "./site-index.ts";

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
  const unit = typeof unitId === "string" ? units.get(unitId) : undefined;
  const section = row === undefined ? undefined : valueAt(data, row.replace(/\/groups\/.*/, "/id"));
  const isCount = row !== undefined && typeof valueAt(data, `${row}/count`) === "number";
  const kind = unit?.kind ?? (isCount ? "count" : "text");
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
