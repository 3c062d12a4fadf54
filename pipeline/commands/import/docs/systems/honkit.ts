import { type Literal, textBelow } from "../../../../sources/navigation/literal.ts";
import { readYaml } from "../../../../sources/navigation/read-yaml.ts";
import { joined } from "../plan.ts";
import type { SourceFolder } from "../source-folder.ts";
import { type Book, joinedSummary, summaryAt } from "./joined-books.ts";
import { pairsBelow } from "./literals.ts";
import { repositoryAt } from "./repository.ts";
import { scriptAt } from "./script-at.ts";
import type { SystemFacts } from "./system.ts";

/** `* [English](en/)`: a language of a book of HonKit, and the folder of its chapters. */
const language = /^[ \t]*[-*+][ \t]+\[(?<title>[^\]]+)\]\((?:\.\/)?(?<folder>[^)/\s]+)\/?(?:README\.md)?\)/gm;

/** The settings `book.js` or `book.json` of HonKit in a folder, "" or with a final slash. */
export function bookSettings(source: SourceFolder, folder: string): Literal | undefined {
  // JSON is YAML.
  return (
    scriptAt(source, [`${folder}book.js`])?.literal ?? readYaml(source.textAt(`${folder}book.json`) ?? "")
  );
}

/** Reads the settings and `LANGS.md` of HonKit, and of the GitBook that it comes from. */
export function honkitFacts(
  source: SourceFolder,
  docs: string,
  settings: Literal | undefined,
): Partial<SystemFacts> {
  const at = (name: string): string => joined(docs, name);
  return {
    ...bookFacts(settings ?? bookSettings(source, at(""))),
    ...languageFacts(languagesOf(source, at), (folder) => summaryAt(source, at(folder))),
  };
}

function bookFacts(literal: Literal | undefined): Partial<SystemFacts> {
  if (literal === undefined) return {};
  const texts = pairsBelow(literal, "variables");
  const own = ["title", "description", "author", "language"].flatMap((name) => {
    const text = textBelow(literal, name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    title: textBelow(literal, "title"),
    tagline: textBelow(literal, "description"),
    lang: textBelow(literal, "language"),
    repository: repositoryAt(textBelow(literal, "pluginsConfig", "github", "url")),
    variables: Object.fromEntries([...own, ...texts].map(([name, text]) => [`book.${name}`, text])),
  };
}

function languagesOf(
  source: SourceFolder,
  at: (name: string) => string,
): { title: string; folder: string }[] {
  return [...(source.textAt(at("LANGS.md")) ?? "").matchAll(language)].flatMap(({ groups }) => {
    const { title, folder } = groups ?? {};
    return title !== undefined && folder !== undefined && source.hasFolder(at(folder))
      ? [{ title, folder }]
      : [];
  });
}

/** Each language has a menu and chapters of its own; the list of them is the first page. */
function languageFacts(
  languages: readonly { readonly title: string; readonly folder: string }[],
  summaryOf: (folder: string) => string | undefined,
): Partial<SystemFacts> {
  if (languages.length === 0) return {};
  const books = languages.map(({ title, folder }): Book => {
    return { title, folder: `${folder}/`, summary: summaryOf(folder) ?? "* [README](README.md)" };
  });
  return {
    excluded: ["SUMMARY.md", "README.md", "*/SUMMARY.md"],
    texts: { "docs/SUMMARY.md": joinedSummary(books) },
    addresses: { "docs/LANGS.md": "/" },
    books: languages.map(({ folder }) => folder),
  };
}
