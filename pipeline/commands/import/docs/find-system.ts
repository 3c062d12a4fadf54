import { readdirSync } from "node:fs";
import { join } from "node:path";
import { compareStrings } from "../../../core/diagnostics.ts";
import { listInWords } from "../../../core/text/phrase.ts";
import { UsageError } from "../../../core/usage-error.ts";
import { detectDialect } from "../../../sources/dialects/detect.ts";
import type { DialectName } from "../../../sources/dialects/dialect.ts";
import { dialects } from "../../../sources/dialects/dialects.ts";
import { displayPath } from "../../shared/display-path.ts";
import { foreignMarkup } from "./foreign-markup.ts";
import type { SourceFolder } from "./source-folder.ts";
import { docusaurus } from "./systems/docusaurus.ts";
import { gitbook, github } from "./systems/gitbook.ts";
import { jekyll } from "./systems/jekyll.ts";
import { mdbook } from "./systems/mdbook.ts";
import { joinedMdbooks } from "./systems/mdbooks.ts";
import { mkdocs } from "./systems/mkdocs.ts";
import { starlight } from "./systems/starlight.ts";
import type { System, SystemFacts } from "./systems/system.ts";
import { vitepress } from "./systems/vitepress.ts";

const systems: readonly System[] = [
  docusaurus,
  vitepress,
  starlight,
  mkdocs,
  mdbook,
  gitbook,
  jekyll,
  github,
];

/** Folders in which repositories have the sites of their docs, in the order in which they are looked at. */
const usual = [
  "",
  "docs/",
  "website/",
  "documentation/",
  "doc/",
  "site/",
  "book/",
  "guide/",
  "docs/website/",
];

/** A site of another system. */
export interface ForeignSite {
  readonly dialect: System["dialect"];
  /** Why its docs are read so, such as "because there is mkdocs.yml"; absent: nothing shows another system. */
  readonly reason: string | undefined;
  readonly facts: SystemFacts;
  /** Folders with sites of their own, which are not imported as such. */
  readonly others?: readonly string[];
}

/**
 * Finds the settings of a documentation system in a folder, or in one of those where repositories have them.
 * @throws UsageError where nothing shows the system, and pages hold the markup of one
 */
export function findSystem(source: SourceFolder, named?: DialectName): ForeignSite {
  if (named !== undefined) return namedSystem(source, named);
  for (const folder of usual) {
    const found = systemIn(source, folder);
    if (found !== undefined) return found;
  }
  const all = foldersOf(source).flatMap((folder) => {
    const found = systemIn(source, `${folder}/`);
    return found === undefined ? [] : [{ folder, found }];
  });
  // A menu alone shows a book only where nothing shows more.
  const sure = all.filter(({ found }) => found.reason?.endsWith("SUMMARY.md") !== true);
  const below = sure.length > 0 ? sure : all;
  const [only] = below;
  if (below.length === 1 && only !== undefined) return only.found;
  const others = below.map(({ folder, found }) => `${folder}: ${dialects[found.dialect].label}`);
  if (below.length > 1 && below.every(({ found }) => found.dialect === "mdbook")) {
    const folders = below.map(({ folder }) => folder);
    const reason = `because there are ${listInWords(
      folders.map((folder) => `${folder}/book.toml`),
      "and",
    )}`;
    return { dialect: "mdbook", reason, facts: joinedMdbooks(source, folders) };
  }
  const unknown = { dialect: github.dialect, reason: undefined, facts: github.read(source, ""), others };
  return others.length > 0 ? unknown : requirePlain(source, unknown);
}

function systemIn(source: SourceFolder, folder: string): ForeignSite | undefined {
  if (!source.hasFolder(folder)) return undefined;
  const found = detectDialect(join(source.path, folder));
  const system = systems.find(({ dialect }) => dialect === found?.name);
  if (found === undefined || system === undefined) return undefined;
  const sign = folder + found.sign;
  const settings = settingsFolder(sign);
  return (
    otherThanBook(source, settings, sign) ?? siteOf(source, system, settings, `because there is ${sign}`)
  );
}

/** A folder with `SUMMARY.md` and no README, whose pages hold the markup of another system: it was a book once, and moved. */
function otherThanBook(source: SourceFolder, folder: string, sign: string): ForeignSite | undefined {
  if (!sign.endsWith("SUMMARY.md") || source.firstOf([`${folder}README.md`, `${folder}readme.md`]))
    return undefined;
  const [first] = foreignMarkup(source, folder).filter(({ dialect }) => dialect !== "gitbook");
  const system = systems.find(({ dialect }) => dialect === first?.dialect);
  if (first === undefined || system === undefined) return undefined;
  return siteOf(source, system, folder, `because ${folder}${first.pages[0]} has its markup`);
}

/** The system that the person names, with its settings where they are found. */
function namedSystem(source: SourceFolder, name: DialectName): ForeignSite {
  const system = systems.find(({ dialect }) => dialect === name) ?? { ...github, dialect: name };
  const signs = dialects[name].signs.flatMap((sign) => usual.map((folder) => folder + sign));
  const sign = signs.find((path) => source.fileAt(path) !== undefined || source.hasFolder(path));
  const folder = sign === undefined ? "" : settingsFolder(sign);
  return siteOf(source, system, folder, "because --dialect names it");
}

function siteOf(
  source: SourceFolder,
  { dialect, read }: System,
  folder: string,
  reason: string,
): ForeignSite {
  const facts = read(source, folder);
  const isThere = source.hasFolder(facts.docs) || facts.settings.length > 0;
  return { dialect, reason, facts: isThere ? facts : { ...facts, docs: folder.replace(/\/$/, "") } };
}

/** Visible folders of the source, in the order of their names. */
function foldersOf(source: SourceFolder): string[] {
  return readdirSync(source.path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|_|node_modules$)/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !usual.includes(`${name}/`))
    .sort(compareStrings);
}

/** Pages that would be read in another way than they were written are not touched. */
function requirePlain(source: SourceFolder, site: ForeignSite): ForeignSite {
  const found = foreignMarkup(source, site.facts.docs);
  if (found.length === 0) return site;
  const names = found.map(({ dialect, pages }) => `${dialects[dialect].label} (${pages[0]})`);
  throw new UsageError(
    `No file of ${displayPath(source.path)} shows which system its docs were written for, and pages have the markup of ${listInWords(names, "and")}.`,
    `Name the system, as in --dialect ${found[0]?.dialect}; --dialect github reads the pages as GitHub shows them.`,
  );
}

/** The folder that contains settings: "docs/" for "docs/.vitepress". */
function settingsFolder(sign: string): string {
  return sign.slice(0, sign.lastIndexOf("/") + 1);
}
