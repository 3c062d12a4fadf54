import type { SourceOf, SourceTypes, ValidSource } from "../../sources/parse/source.ts";
import type { SiteIndex } from "./site-index.ts";

/** The published records of a type. */
export function recordsOf<T extends keyof SourceTypes>(index: SiteIndex, type: T): readonly SourceOf<T>[];
export function recordsOf(index: SiteIndex, type: string): readonly ValidSource[];
export function recordsOf({ records }: SiteIndex, type: string): readonly ValidSource[] {
  return [...(records.get(type)?.values() ?? [])];
}
