import type { SiteIndex } from "../../resolve/site-index.ts";
import type { Source } from "../../resolve/source.ts";

/** The records of a type with the file that each is written in. */
export function recordsOf<T>(
  index: SiteIndex,
  type: string,
): { readonly source: Source; readonly data: T }[] {
  return [...(index.records.get(type)?.values() ?? [])].map((source) => ({ source, data: source.data as T }));
}
