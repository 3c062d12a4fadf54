import type { SourceFile } from "./read-data.ts";

/** The text of a file by its path, for the frame of a diagnostic; undefined for a file that is no text. */
export type TextOf = (path: string) => string | undefined;

/** Finds texts by their paths. A text that has not been read yet is read when it is requested. */
export function textsOf(files: readonly SourceFile[]): TextOf {
  const texts = new Map(files.flatMap((file) => (file.kind === "text" ? [[file.path, file] as const] : [])));
  return (path) => texts.get(path)?.text;
}
