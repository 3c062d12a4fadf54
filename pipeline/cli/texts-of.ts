import type { SourceFile } from "../read/read-data.ts";
import type { Site } from "../site.ts";

/** The text of a file, for the frame of a diagnostic. */
export function textsOf(files: readonly SourceFile[]): Site["textOf"] {
  const texts = new Map(files.flatMap((file) => (file.kind === "text" ? [[file.path, file] as const] : [])));
  return (path) => texts.get(path)?.text;
}
