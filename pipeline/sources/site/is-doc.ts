import { placeType } from "../parse/source-type.ts";
import type { TextFile } from "../read/read-data.ts";

/** Whether a file is a doc by its place and name. */
export function isDoc({ path }: TextFile): boolean {
  return placeType(path) === "doc";
}
