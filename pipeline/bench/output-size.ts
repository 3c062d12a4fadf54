import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

export interface OutputSize {
  readonly files: number;
  readonly bytes: number;
  /** Mean of the pages that were asked for, gzip, in bytes. */
  readonly html: number;
}

/** At most this many pages are compressed for the mean. */
const sampleSize = 200;

/** The files in an output, and the size of its pages on the way to a visitor. */
export function outputSize(out: string, pathnames: readonly string[]): OutputSize {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const step = Math.max(1, Math.floor(pathnames.length / sampleSize));
  const pages = pathnames.filter((_, index) => index % step === 0);
  const sizes = pages.map((pathname) => gzipSync(readFileSync(join(out, pathname, "index.html"))).length);
  return {
    files: files.length,
    bytes: files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0),
    html: sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length),
  };
}
