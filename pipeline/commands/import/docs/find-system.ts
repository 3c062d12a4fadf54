import { join } from "node:path";
import { detectDialect } from "../../../sources/dialects/detect.ts";
import type { SourceFolder } from "./source-folder.ts";
import { docusaurus } from "./systems/docusaurus.ts";
import { gitbook, github } from "./systems/gitbook.ts";
import { mdbook } from "./systems/mdbook.ts";
import { mkdocs } from "./systems/mkdocs.ts";
import { starlight } from "./systems/starlight.ts";
import type { System, SystemFacts } from "./systems/system.ts";
import { vitepress } from "./systems/vitepress.ts";

const systems: readonly System[] = [docusaurus, vitepress, starlight, mkdocs, mdbook, gitbook, github];

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
  /** The file by which the system was recognized; absent: none was. */
  readonly sign: string | undefined;
  readonly facts: SystemFacts;
}

/** Finds the settings of a documentation system in a folder, or in one of those where repositories have them. */
export function findSystem(source: SourceFolder): ForeignSite {
  for (const folder of usual) {
    if (!source.hasFolder(folder)) continue;
    const found = detectDialect(join(source.path, folder));
    const system = systems.find(({ dialect }) => dialect === found?.name);
    if (found === undefined || system === undefined) continue;
    const sign = folder + found.sign;
    return { dialect: system.dialect, sign, facts: system.read(source, settingsFolder(sign)) };
  }
  return { dialect: github.dialect, sign: undefined, facts: github.read(source, "") };
}

/** The folder that contains settings: "docs/" for "docs/.vitepress". */
function settingsFolder(sign: string): string {
  return sign.slice(0, sign.lastIndexOf("/") + 1);
}
