import type { ExportsIndex } from "../../schema/generated/types.ts";
import type { ExportedFile } from "./make-exports.ts";

/** Output path of the list of all exports. */
export const EXPORTS_INDEX_PATH = "exports/files.json";

/** The one index of all files: `exports/files.json`. */
export function exportsIndex(files: readonly ExportedFile[]): ExportsIndex {
  return {
    version: 1,
    files: files.map(
      ({
        pathname,
        type,
        record,
        format,
        title,
        edition,
        holdsFor,
        revision,
        status,
        content,
        bytes,
        sha256,
      }) => ({
        pathname,
        type,
        record,
        format,
        title,
        ...(holdsFor === undefined ? {} : { holdsFor }),
        edition,
        status,
        ...(revision === undefined ? {} : { revision }),
        content,
        bytes,
        sha256,
      }),
    ),
  };
}
