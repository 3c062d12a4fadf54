import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compareStrings } from "../../core/diagnostics.ts";
import { entriesBelow } from "../../sources/read/entries-below.ts";

const IGNORED = /^(?:\.|node_modules$)/;

/**
 * Ids of a type with the files that state them, by the two keys alone: a file with mistakes counts too. Links are not
 * followed: what they lead to lies in the data folder under its own name.
 */
export function knownRecords(data: string, type: string): Map<string, string> {
  const paths = [...entriesBelow(data, (name) => !IGNORED.test(name))].flatMap(({ path, entry }) =>
    entry.isFile() && /\.ya?ml$/i.test(path) && !IGNORED.test(entry.name) ? [path] : [],
  );
  const found = new Map<string, string>();
  for (const path of paths.sort(compareStrings)) {
    const text = readOrEmpty(join(data, path));
    const id = keyValue(text, "id");
    if (id !== undefined && keyValue(text, "type") === type && !found.has(id)) found.set(id, path);
  }
  return found;
}

/** A key at the margin: `id: clim  # a remark`. */
function keyValue(text: string, key: string): string | undefined {
  return new RegExp(`^${key}:[ \\t]+["']?([A-Za-z0-9][A-Za-z0-9_-]*)["']?[ \\t]*(?:#.*)?\\r?$`, "m").exec(
    text,
  )?.[1];
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
