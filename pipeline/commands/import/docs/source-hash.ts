import { type Dirent, readFileSync, readlinkSync, statSync } from "node:fs";
import { hashOfList, sha256 } from "../../../core/hash.ts";
import { systemCode } from "../../../sources/read/data-folder.ts";
import { entriesBelow } from "../../../sources/read/entries-below.ts";
import { isPassedOver, MOST_BYTES } from "./source-folder.ts";

/**
 * One hash of everything that an import may read of a folder: all names, the bytes of the files, and where links lead. Undefined where the
 * system does not let something be read.
 */
export function sourceHash(folder: string): string | undefined {
  try {
    const lines = [...entriesBelow(folder, (name) => !isPassedOver(name))].map(
      ({ path, entry }) => `${path}\0${contentOf(`${folder}/${path}`, entry)}`,
    );
    return hashOfList(lines.sort());
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

function contentOf(absolute: string, entry: Dirent): string {
  if (entry.isSymbolicLink()) return `link ${readlinkSync(absolute)} ${targetKind(absolute)}`;
  if (entry.isDirectory()) return "folder";
  if (!entry.isFile()) return "other";
  const { size } = statSync(absolute);
  // A larger file is never read.
  return size > MOST_BYTES.asset ? `${size} bytes` : sha256(readFileSync(absolute));
}

/** The kind of what a link leads to. A target in the folder has a line of its own, and nothing outside is read. */
function targetKind(absolute: string): string {
  const stat = statSync(absolute, { throwIfNoEntry: false });
  return stat === undefined ? "nothing" : stat.isDirectory() ? "folder" : "file";
}
