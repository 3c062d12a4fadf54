/** How many searches are remembered. */
const COUNT = 8;

/** A list of searches with one more: the newest first, each once whatever its case. */
export function withSearch(searches: readonly string[], typed: string): string[] {
  const query = typed.trim().replace(/\s+/g, " ");
  if (query === "") return [...searches];
  const others = searches.filter((other) => other.toLowerCase() !== query.toLowerCase());
  return [query, ...others].slice(0, COUNT);
}
