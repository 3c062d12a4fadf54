import { rmSync, writeFileSync } from "node:fs";
import { allowedLists, entriesOfSources } from "./allowed-entries.ts";

/** Removes the entries that are not needed any more; none is added. */
export function main(): void {
  const needed = entriesOfSources();
  for (const { path, entries } of allowedLists()) {
    const left = entries.filter((entry) => needed.has(entry));
    if (left.length === 0) rmSync(path);
    else writeFileSync(path, `${left.join("\n")}\n`);
  }
}
