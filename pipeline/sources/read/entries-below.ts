import { type Dirent, readdirSync } from "node:fs";

interface FoundEntry {
  /** From the folder that was asked for, with "/" between names. */
  readonly path: string;
  readonly entry: Dirent;
}

/**
 * Everything below a folder, a link as itself: `recursive` of `readdirSync` follows links, each version of Node other ones,
 * and does not end where one leads to a folder above it.
 */
export function* entriesBelow(
  folder: string,
  isEntered: (name: string) => boolean = () => true,
): Generator<FoundEntry> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    yield { path: entry.name, entry };
    if (!entry.isDirectory() || !isEntered(entry.name)) continue;
    for (const found of entriesBelow(`${folder}/${entry.name}`, isEntered))
      yield { ...found, path: `${entry.name}/${found.path}` };
  }
}
