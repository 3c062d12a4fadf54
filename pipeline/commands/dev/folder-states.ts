import { readdirSync } from "node:fs";
import { join } from "node:path";
import { folderState } from "../../sources/read/data-folder.ts";
import { isData } from "./open-watcher.ts";

/** The state of a name, as one text: the identity of a folder, or the reason why there is no folder. */
export function stateOf(path: string): string {
  const state = folderState(path);
  return "identity" in state ? state.identity : state.reason;
}

/** The folders of a data folder, itself (empty path) included: a link leads to what is watched below another name. */
export function foldersOf(folder: string, below = ""): string[] {
  return [below, ...subfolders(folder, below).flatMap((path) => foldersOf(folder, path))];
}

function subfolders(folder: string, below: string): string[] {
  try {
    return readdirSync(join(folder, below), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => (below === "" ? name : `${below}/${name}`))
      .filter(isData);
  } catch {
    // It was removed, or may not be read: reading the data reports it.
    return [];
  }
}
