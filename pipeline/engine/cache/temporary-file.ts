import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IndexEntries } from "./index-entries.ts";
import { PackFile } from "./pack-file.ts";
import type { OpenPack } from "./pack-folder.ts";

/** A data file of this process alone, which no folder lists: its bytes go when it is closed, however the process ends. */
export function openTemporaryFile(): PackFile | undefined {
  try {
    const folder = mkdtempSync(join(tmpdir(), "fairlead-"));
    const file = PackFile.open(join(folder, "values"), "create");
    removeName(folder);
    return file;
  } catch {
    return undefined;
  }
}

function removeName(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 0 });
  } catch {
    // Where an open file cannot be removed, it stays in the folder that the system clears.
  }
}

/**
 * A store without a folder keeps its values in a temporary file, out of memory; another run reads nothing of
 * it.
 */
export function temporaryPack(): OpenPack | undefined {
  const data = openTemporaryFile();
  const index = { version: "", generation: "", entries: new IndexEntries() };
  return data && { index, data, release: () => undefined, isNew: true, isAsLeft: true };
}
