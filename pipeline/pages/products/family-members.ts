import { compareStrings } from "../../core/diagnostics.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { familyOf } from "../../model/resolve/routes.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";

/** The published products of a family: by position, then by title. */
export function membersOf(family: string, context: CompileContext): SourceOf<"product">[] {
  const position = ({ data }: SourceOf<"product">): number => data.position ?? Number.MAX_SAFE_INTEGER;
  return recordsOf(context.index, "product")
    .filter((product) => familyOf(product) === family)
    .sort((a, b) => position(a) - position(b) || compareStrings(a.data.title, b.data.title));
}
