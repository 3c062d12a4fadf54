import { randomBytes } from "node:crypto";
import {
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { hashOf } from "../../core/hash.ts";
import { typeOfPath } from "../parse/source-type.ts";

export interface OpenedFile {
  /** Real path on the disk. */
  readonly absolute: string;
  readonly text: string;
  /** Hash of the bytes: who writes must have seen them. */
  readonly version: string;
  readonly mode: number;
}

/** Kinds of files that the form may write: those that pages are made of, by place and ending. */
function isEditable(path: string): boolean {
  const hasOddPart = path
    .split(/[\\/]/)
    .some((name) => name === "" || name.startsWith(".") || name === "node_modules");
  if (hasOddPart || path.includes("\0") || path.includes("\\")) return false;
  return (
    ["site", "doc", "category", "by-content"].includes(typeOfPath(path)) &&
    /\.(ya?ml|md|mdx|markdown)$/i.test(path)
  );
}

/** Reads a file below the data folder; undefined where there is none that the form may write. */
export function openSource(data: string, path: string): OpenedFile | undefined {
  if (!isEditable(path)) return undefined;
  try {
    const root = realpathSync(data);
    const absolute = realpathSync(join(root, path));
    if (!absolute.startsWith(root + sep)) return undefined;
    const file = openSync(absolute, "r");
    try {
      const stat = fstatSync(file);
      if (!stat.isFile()) return undefined;
      const bytes = readFileSync(file);
      const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
      return { absolute, text, version: hashOf(bytes), mode: stat.mode & 0o777 };
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

/**
 * Puts a new text in the place of an opened file: written beside it, then renamed, so that a reader and a power cut find
 * the old text or the new one. False where the file has changed on the disk since it was opened.
 */
export function replaceSource({ absolute, version, mode }: OpenedFile, text: string): boolean {
  // The name begins with a dot: what reads and watches the data folder leaves it alone.
  const fresh = join(dirname(absolute), `.fairlead-${randomBytes(6).toString("hex")}`);
  try {
    const file = openSync(fresh, "wx", mode);
    try {
      // Unlike one call to write, it goes on until the disk has all of it, or throws.
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (hashOf(readFileSync(absolute)) !== version) return false;
    renameSync(fresh, absolute);
    return true;
  } finally {
    rmSync(fresh, { force: true });
  }
}
