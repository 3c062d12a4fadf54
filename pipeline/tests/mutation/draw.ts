/** Draws some of the items, the same in every run for the same seed; all where there are fewer. Keeps their order. */
export function draw<T>(items: readonly T[], count: number, seed: string): T[] {
  const ranked = items.map((item, index) => ({ item, index, rank: rankOf(`${seed} ${index}`) }));
  return ranked
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}

/** FNV-1a: a number from 0 to 2^32 - 1 that looks random. */
function rankOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}
