import type { Source } from "../../sources/parse/source.ts";
import type { SiteIndex } from "./site-index.ts";

/** The record of one of these types that has this id and is not published. */
export function withheldRecord(types: readonly string[], id: string, index: SiteIndex): Source | undefined {
  return types.map((type) => index.withheld.get(type)?.get(id)).find((source) => source !== undefined);
}

/**
 * The problem of a reference to such a record, as its author reads it; `kind` is the word of the reference
 * for it.
 */
export function withheldProblem(
  kind: string,
  { path, data }: Source,
): { message: string; hint: string; cause: string } {
  return {
    message: `The ${kind.replaceAll("-", " ")} "${String(data.id)}" is not published: its file ${path} is a draft or archived.`,
    hint: "Publish it, or take the reference out.",
    cause: path,
  };
}
