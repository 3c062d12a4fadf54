import { typeOfPath } from "../parse/source-type.ts";
import type { TextFile } from "../read/read-data.ts";

/** Whether a file is a doc, by its path. */
export function isDoc({ path }: TextFile): boolean {
  return typeOfPath(path) === "doc";
}
