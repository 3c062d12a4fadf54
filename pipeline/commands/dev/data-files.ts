import type { Checked } from "../../core/diagnostics.ts";
import { contentOf } from "../../sources/read/content-of.ts";
import type { SourceFile, TextFile } from "../../sources/read/read-data.ts";

/** The files of the data folder, with what is wrong with them. */
export type DataFiles = Checked<readonly SourceFile[]>;

/** Titles, menus, versions and limits of the whole site, and the findings that it accepts. */
export function concernsAll(path: string): boolean {
  return /^(site\.ya?ml|baseline\.ya?ml|versions\.json)$/.test(path);
}

/** The files with those that were saved in their places. */
export function withSaved(files: DataFiles, saved: readonly TextFile[]): DataFiles {
  const byPath = new Map(saved.map((file) => [file.path, file]));
  return { ...files, value: files.value.map((file) => byPath.get(file.path) ?? file) };
}

/** Names files by their paths and contents. */
export function namesOf({ value }: DataFiles): string {
  return value.map((file) => `${file.path} ${contentOf(file)}`).join("\n");
}
