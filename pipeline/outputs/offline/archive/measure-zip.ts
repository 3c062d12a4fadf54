import { createHash } from "node:crypto";
import { closeSync, openSync, writeFileSync } from "node:fs";
import type { RootManifestArchive } from "../../../../schema/generated/types.ts";
import { blocksOf } from "./blocks.ts";
import { readStretches, type StoredZip } from "./packed-files.ts";
import { type ZipStretch, zip } from "./zip.ts";

/** Length of a zip in bytes, and its SHA-256. */
export type ZipMeasure = Pick<RootManifestArchive, "bytes" | "hash">;

/** Size and SHA-256 of a zip, which is never in memory as a whole; `take` gets each block of it in order. */
export function measureZip(stretches: Iterable<ZipStretch>, take?: (block: Uint8Array) => void): ZipMeasure {
  const sum = createHash("sha256");
  let bytes = 0;
  for (const block of blocksOf(zip(stretches))) {
    sum.update(block);
    take?.(block);
    bytes += block.length;
  }
  return { bytes, hash: sum.digest("hex") };
}

/** The same of a zip that is in the file of a store, which is written to `path` on the way. */
export function writeZip({ zip, path }: { readonly zip: StoredZip; readonly path: string }): ZipMeasure {
  const file = openSync(path, "wx", 0o644);
  try {
    return measureZip(readStretches(zip), (block) => writeFileSync(file, block));
  } finally {
    closeSync(file);
  }
}
