import type { ProductSource } from "../../../schema/generated/types.ts";
import { compareStrings } from "../../diagnostics.ts";
import { familyOf } from "../../resolve/routes.ts";
import type { ValidSource } from "../../resolve/source.ts";
import type { CompileContext } from "../context.ts";

/** The published products of a family: by position, then by title. */
export function membersOf(family: string, context: CompileContext): ValidSource[] {
  const position = (source: ValidSource): number =>
    (source.data as unknown as ProductSource).position ?? Number.MAX_SAFE_INTEGER;
  return [...(context.index.records.get("product")?.values() ?? [])]
    .filter((product) => familyOf(product) === family)
    .sort((a, b) => position(a) - position(b) || compareStrings(String(a.data.title), String(b.data.title)));
}
