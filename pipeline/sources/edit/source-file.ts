import { relative } from "node:path";
import { UsageError } from "../../core/usage-error.ts";
import type { Version } from "../../write/safe-folder/put-file.ts";
import { SafeFolder } from "../../write/safe-folder/safe-folder.ts";
import { typeOfPath } from "../parse/source-type.ts";
import { dataPathProblem } from "../read/data-path.ts";
import { diskPath } from "../read/disk-path.ts";
import { fileRule } from "../read/layout/file-rule.ts";

export interface OpenedFile {
  /** The data folder. */
  readonly data: string;
  /** Its path below the data folder, with the letters that the disk has. */
  readonly path: string;
  readonly text: string;
  /** Who writes must have seen these bytes. */
  readonly version: Version;
}

/** Kinds of files that the form may write: those that pages are made of, by place and ending. */
function isEditable(path: string): boolean {
  return (
    dataPathProblem(path) === undefined &&
    ["site", "doc", "category", "by-content"].includes(typeOfPath(path)) &&
    /\.(ya?ml|md|mdx|markdown)$/i.test(path)
  );
}

/** Reads a file below the data folder; undefined if the form may not write it. */
export function openSource(data: string, path: string): OpenedFile | undefined {
  if (!isEditable(path) || !fileRule(data).isSource(path)) return undefined;
  try {
    const named = relative(data, diskPath(data, path)).replaceAll("\\", "/");
    const found = new SafeFolder(data).read(named);
    if (found === undefined) return undefined;
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(found.bytes);
    return { data, path: named, text, version: found.version };
  } catch (error) {
    // A link that leads out, a file that may not be read or one that is not UTF-8.
    if (error instanceof UsageError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Puts a new text in the place of an opened file. False where the file has changed on the disk since it was opened. */
export function replaceSource({ data, path, version }: OpenedFile, text: string): boolean {
  return new SafeFolder(data).write(path, text, version);
}
