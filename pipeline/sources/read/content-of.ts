import type { SourceFile } from "./read-data.ts";

/** A name of what is known of a file's content: the same for the same bytes, and for the same reason why they were not read. */
export function contentOf(file: SourceFile): string {
  if (file.kind === "unusable") return JSON.stringify(file.fault);
  return file.kind === "refused" ? "" : file.hash;
}
