import { lstatSync, readFileSync } from "node:fs";
import { diskPath } from "./disk-path.ts";
import type { TextFile } from "./read-data.ts";
import { textHash } from "./text-hash.ts";

/**
 * Text files that have been read before, as they are now. Undefined if one is missing, is not a plain file,
 * or cannot be read: this is reported when the folder is read.
 */
export function readSaved(
  root: string,
  paths: readonly string[],
  { fileBytes }: { readonly fileBytes: number },
): readonly TextFile[] | undefined {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    return paths.map((path) => {
      const absolute = diskPath(root, path);
      const stat = lstatSync(absolute);
      if (!stat.isFile() || stat.size > fileBytes) throw new Error(`${path} is no plain text file.`);
      const bytes = readFileSync(absolute);
      return { kind: "text", path, text: decoder.decode(bytes), hash: textHash(path, bytes) };
    });
  } catch {
    return undefined;
  }
}
