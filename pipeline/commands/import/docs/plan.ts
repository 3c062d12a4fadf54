import { hasDocEnding } from "../../../sources/read/markdown-names.ts";

/** A file of the data folder: its text, or the file that it is a copy of. */
export type PlannedFile = { readonly text: string } | PlannedCopy;

interface PlannedCopy {
  readonly absolute: string;
  readonly bytes: number;
  /** The content, where it is not that of the file. */
  readonly content?: Uint8Array;
}

/** The files of a data folder by their paths in it. */
export type Plan = Map<string, PlannedFile>;

/** Whether a file is a page of the docs, or a part of one. */
export function isPagePath(path: string): boolean {
  return hasDocEnding(path);
}

/** Joins two paths; either may be empty. */
export function joined(folder: string, path: string): string {
  return folder === "" ? path : `${folder.replace(/\/$/, "")}/${path}`;
}
