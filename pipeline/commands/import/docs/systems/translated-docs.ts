import { compareStrings } from "../../../../core/diagnostics.ts";
import { entriesBelow } from "../../../../sources/read/entries-below.ts";
import { isPagePath, joined } from "../plan.ts";
import type { SourceFolder } from "../source-folder.ts";

/** A folder with pages in another language. A site here has one language. */
export interface TranslatedDocs {
  readonly folder: string;
  readonly pages: number;
}

/** The docs in other languages that Docusaurus has in `i18n/LOCALE/docusaurus-plugin-content-docs`, of each instance of docs. */
export function translatedDocs(source: SourceFolder, folder: string): TranslatedDocs[] {
  const root = source.folderAt(folder);
  if (root === undefined) return [];
  const counts = new Map<string, number>();
  for (const { path, entry } of entriesBelow(root, (name) => name !== "node_modules")) {
    const docs = /^[^/]+\/docusaurus-plugin-content-docs(?:-[^/]+)?(?=\/)/.exec(path)?.[0];
    if (docs !== undefined && entry.isFile() && isPagePath(path))
      counts.set(docs, (counts.get(docs) ?? 0) + 1);
  }
  return [...counts]
    .map(([below, pages]) => ({ folder: joined(folder, below), pages }))
    .sort((a, b) => compareStrings(a.folder, b.folder));
}
