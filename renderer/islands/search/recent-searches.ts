import { siteBase } from "../../client/addresses.ts";
import { readStored, writeStored } from "../../client/storage.ts";

/** How many searches are remembered. */
const COUNT = 8;

const key = (): string => `fairlead${siteBase()}searches`;

/** Searches from which the reader opened a page, the newest first. They stay on this device. */
export function readSearches(): readonly string[] {
  try {
    const stored = JSON.parse(readStored("localStorage", key()) ?? "[]") as unknown;
    return Array.isArray(stored) ? stored.filter((query) => typeof query === "string") : [];
  } catch {
    return [];
  }
}

/** Keeps a query that has led to a page. */
export function keepSearch(query: string): void {
  writeStored("localStorage", key(), JSON.stringify(withSearch(readSearches(), query)));
}

/** Takes the searches of this site out of the browser. */
export function forgetSearches(): void {
  writeStored("localStorage", key(), undefined);
}

/** A list of searches with one more: the newest first, each once whatever its case. */
export function withSearch(searches: readonly string[], typed: string): string[] {
  const query = typed.trim().replace(/\s+/g, " ");
  if (query === "") return [...searches];
  const others = searches.filter((other) => other.toLowerCase() !== query.toLowerCase());
  return [query, ...others].slice(0, COUNT);
}
