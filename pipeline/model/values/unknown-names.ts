import type { SourceOf } from "../../sources/parse/source.ts";
import type { SiteIndex } from "../resolve/site-index.ts";

/**
 * The unknown facts about a product: parameters of its datasheet by their names, then those that the record
 * lists itself.
 */
export function unknownNames({ data }: SourceOf<"product">, index: SiteIndex): string[] {
  const parameters = (data.datasheet?.unknown ?? []).map((id) => index.parameters.get(id)?.name ?? id);
  return [...new Set([...parameters, ...(data.unknown ?? [])])];
}
