import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { ChangedFileError } from "./changed-file.ts";
import type { AssetFile } from "./read-data.ts";

/** The text of a file that is no source, such as code; undefined for one that is no text, or larger than `most` bytes. */
export function assetText({ path, absolute, bytes, hash }: AssetFile, most: number): string | undefined {
  if (bytes > most) return undefined;
  const read = readFileSync(absolute);
  if (createHash("sha256").update(read).digest("hex") !== hash) throw new ChangedFileError(path);
  if (read.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(read);
  } catch {
    return undefined;
  }
}
