import type { ValidSource } from "../../sources/parse/source.ts";
import { isFaulty, type SiteIndex } from "./site-index.ts";

/** Whether the dictionary has no such parameter; where that is not known, it may have. */
export function isUnknownParameter(id: string, index: SiteIndex): boolean {
  return !index.parameters.has(id) && !isHiddenParameter(id, index);
}

/** Whether a mistake in the dictionary hides this parameter, or may do so. */
export function isHiddenParameter(id: string, index: SiteIndex): boolean {
  return !index.parameters.has(id) && (index.unread.has("parameters") || isFaulty(index, "parameters", id));
}

/** Whether a row of a product has a parameter that is unknown, which is reported there: it may be any row that seems to be missing. */
export function hasUnknownParameter({ references }: ValidSource, index: SiteIndex): boolean {
  return references.some(
    ({ kind, target, pointer }) =>
      kind === "parameter" && pointer.endsWith("/param") && isUnknownParameter(target, index),
  );
}
