import { type Dirent, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compareStrings } from "../../core/diagnostics.ts";
import type { DialectName } from "./dialect.ts";
import { dialects } from "./dialects.ts";

/** A dialect, and the file or folder that shows it. */
export interface FoundDialect {
  readonly name: DialectName;
  readonly sign: string;
}

/** MkDocs may have its settings in a folder among the docs. */
const settings = /^mkdocs\.ya?ml$/;

function settingsBelowDocs(data: string): string | undefined {
  for (const folder of entriesOf(join(data, "docs"))) {
    if (!folder.isDirectory()) continue;
    const found = entriesOf(join(data, "docs", folder.name)).find(({ name }) => settings.test(name));
    if (found !== undefined) return `docs/${folder.name}/${found.name}`;
  }
  return undefined;
}

/** Nothing of what is no folder or cannot be read, which is reported where its files are. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => compareStrings(a.name, b.name));
  } catch {
    return [];
  }
}

/** Finds by its files which system the docs of a data folder were written for. */
export function detectDialect(data: string): FoundDialect | undefined {
  for (const [name, { signs }] of Object.entries(dialects)) {
    const sign = signs.find((path) => existsSync(join(data, path)));
    if (sign !== undefined) return { name: name as DialectName, sign };
  }
  const below = settingsBelowDocs(data);
  return below === undefined ? undefined : { name: "mkdocs", sign: below };
}

/** "Docs are read as those of MkDocs, because there is mkdocs.yml." */
export function dialectInWords({ name, sign }: FoundDialect): string {
  return `Docs are read as those of ${dialects[name].label}, because there is ${sign}; docs.dialect in site.yaml says otherwise.`;
}
