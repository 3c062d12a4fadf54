import type { KnownId } from "../site-ids.ts";

/** Ids with descriptions, as editors read them. Empty without ids: an editor would refuse every word. */
export function enumOf(ids: readonly KnownId[]): Readonly<Record<string, unknown>> {
  if (ids.length === 0) return {};
  const words = ids.map(({ words }) => words);
  return { enum: ids.map(({ id }) => id), enumDescriptions: words, markdownEnumDescriptions: words };
}
