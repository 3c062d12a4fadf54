import { readData } from "../../../../sources/read/read-data.ts";
import type { SourceFolder } from "../source-folder.ts";
import { type Book, joinedSummary, summaryAt } from "./joined-books.ts";
import { mdbook } from "./mdbook.ts";
import { noFacts, type SystemFacts } from "./system.ts";

/**
 * Several books of mdBook, each in a folder of its own: one site, in which each has the address that it has where they are
 * published beside each other, such as `/microbit/03-setup/`.
 */
export function joinedMdbooks(source: SourceFolder, folders: readonly string[]): SystemFacts {
  const books = folders.map((folder) => ({ folder, facts: mdbook.read(source, `${folder}/`) }));
  const parts = books.map(({ folder, facts }): Book => {
    const summary = summaryAt(source, facts.docs) ?? "";
    return { title: titleOf(folder, facts, books), folder: `${facts.docs}/`, summary };
  });
  const addresses = books.flatMap(({ folder, facts }) =>
    facts.docs === folder ? [] : addressesOf(source, folder, facts.docs),
  );
  return {
    ...noFacts,
    docs: "",
    title: books[0]?.facts.title,
    tagline: books[0]?.facts.tagline,
    lang: books[0]?.facts.lang,
    repository: books.find(({ facts }) => facts.repository !== undefined)?.facts.repository,
    excluded: ["**/SUMMARY.md"],
    texts: { "docs/SUMMARY.md": joinedSummary(parts) },
    addresses: Object.fromEntries(addresses),
  };
}

/** Its title, or its folder where another book has the same. */
function titleOf(
  folder: string,
  { title }: SystemFacts,
  books: readonly { readonly facts: SystemFacts }[],
): string {
  const isOwn = books.filter(({ facts }) => facts.title === title).length === 1;
  return title === undefined || !isOwn ? folder : title;
}

/** The folder of the chapters is no part of an address. */
function addressesOf(source: SourceFolder, folder: string, chapters: string): [string, string][] {
  const limits = { fileBytes: Number.MAX_SAFE_INTEGER, imageBytes: Number.MAX_SAFE_INTEGER, isForeign: true };
  return readData(source.folderAt(chapters) ?? source.path, limits).value.flatMap(({ path }) => {
    if (!path.endsWith(".md") || /(?:^|\/)SUMMARY\.md$/.test(path)) return [];
    const address = path
      .replace(/(^|\/)(?:README|index)\.md$/i, "$1")
      .replace(/\.md$/, "")
      .replace(/\/$/, "");
    return [[`docs/${chapters}/${path}`, `/${folder}${address === "" ? "" : `/${address}`}`]];
  });
}
