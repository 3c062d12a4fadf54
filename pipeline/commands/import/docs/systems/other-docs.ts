import { readdirSync } from "node:fs";
import { compareStrings } from "../../../../core/diagnostics.ts";
import { entriesBelow } from "../../../../sources/read/entries-below.ts";
import { isPagePath, joined } from "../plan.ts";
import type { SourceFolder } from "../source-folder.ts";

/** A folder with pages that are not imported. */
export interface OtherDocs {
  readonly folder: string;
  readonly pages: number;
}

/** Pages in another language, and of a version of them. */
const translated = /^[^/]+\/docusaurus-plugin-content-docs(?:-[^/]+)?\/[^/]+(?=\/)/;
/** Pages of a version of further docs. */
const version = /^version-[^/]+(?=\/)/;

interface Looking {
  /** The folder of the site. */
  readonly folder: string;
  /** The folder with the languages, below that of the site. */
  readonly i18n: string;
  /** Folders that are imported. */
  readonly taken: readonly string[];
}

/** Folders of docs that Docusaurus has beside those that are imported: other languages, and versions of further docs. */
export function otherDocs(source: SourceFolder, { folder, i18n, taken }: Looking): OtherDocs[] {
  const versioned = namesIn(source, folder).filter((name) => name.endsWith("_versioned_docs"));
  return [
    ...versioned.flatMap((name) => docsBelow(source, folder + name, version)),
    ...docsBelow(source, folder + i18n, translated),
  ]
    .filter((docs) => !taken.includes(docs.folder))
    .sort((a, b) => compareStrings(a.folder, b.folder));
}

function namesIn(source: SourceFolder, folder: string): string[] {
  const root = source.folderAt(folder);
  return root === undefined ? [] : readdirSync(root);
}

/** The folders of docs whose paths below a folder fit, with the numbers of their pages. */
export function docsBelow(source: SourceFolder, folder: string, wanted: RegExp): OtherDocs[] {
  const root = source.folderAt(folder);
  if (root === undefined) return [];
  const counts = new Map<string, number>();
  for (const { path, entry } of entriesBelow(root, (name) => name !== "node_modules")) {
    const docs = wanted.exec(path)?.[0];
    if (docs !== undefined && entry.isFile() && isPagePath(path))
      counts.set(docs, (counts.get(docs) ?? 0) + 1);
  }
  return [...counts].map(([below, pages]) => ({ folder: joined(folder, below), pages }));
}
