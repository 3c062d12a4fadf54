import { isOfType, type SourceOf, type SourceTypes } from "../../sources/parse/source.ts";
import type { SiteIndex } from "./site-index.ts";

/** All valid sources of a type in the order of their paths; also of a type that has no records, and drafts. */
export function sourcesOf<T extends keyof SourceTypes>({ sources }: SiteIndex, type: T): SourceOf<T>[] {
  return [...sources.values()].filter((source) => isOfType(source, type));
}
