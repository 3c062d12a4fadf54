/** The key of a list for each of its words. */
export function keysByWord<Key extends string>(
  lists: Readonly<Partial<Record<Key, readonly string[]>>>,
): ReadonlyMap<string, Key> {
  const entries = Object.entries(lists) as [Key, readonly string[]][];
  return new Map(entries.flatMap(([key, words]) => words.map((word) => [word, key] as const)));
}
