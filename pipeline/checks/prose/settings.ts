import type { ProseRulesSource } from "../../../schema/generated/types.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { sourcesOf } from "../../model/resolve/sources-of.ts";
import type { Source } from "../../sources/parse/source.ts";

export type BannedWord = NonNullable<ProseRulesSource["banned"]>[number];
type Spelling = NonNullable<ProseRulesSource["spelling"]>[number];

/** An exception with the position where it is written. */
export interface ListedException {
  readonly exception: NonNullable<ProseRulesSource["exceptions"]>[number];
  readonly source: Source;
  /** JSON Pointer of the list item. */
  readonly pointer: string;
}

/** The writing rules of a site with every default filled in. */
export interface ProseSettings {
  readonly banned: readonly BannedWord[];
  readonly spelling: readonly Spelling[];
  readonly sentenceWords: number;
  readonly descriptionCharacters: number;
  readonly pageWords: number;
  readonly exceptions: readonly ListedException[];
}

/**
 * The settings of all files of type `prose-rules`; undefined without such a file, and then nothing is
 * checked.
 */
export function proseSettings(index: SiteIndex): ProseSettings | undefined {
  const found = sourcesOf(index, "prose-rules");
  if (found.length === 0) return undefined;
  const all = found.map(({ data }) => data);
  const first = <T>(values: readonly (T | undefined)[], usual: T): T =>
    values.find((value) => value !== undefined) ?? usual;
  return {
    banned: all.flatMap(({ banned = [] }) => banned),
    spelling: all.flatMap(({ spelling = [] }) => spelling),
    sentenceWords: first(
      all.map(({ sentence }) => sentence?.words),
      30,
    ),
    descriptionCharacters: first(
      all.map(({ descriptionCharacters }) => descriptionCharacters),
      160,
    ),
    pageWords: first(
      all.map(({ pageWords }) => pageWords),
      0,
    ),
    exceptions: found.flatMap((source, file) =>
      (all[file]?.exceptions ?? []).map((exception, i) => ({
        exception,
        source,
        pointer: `/exceptions/${i}`,
      })),
    ),
  };
}
