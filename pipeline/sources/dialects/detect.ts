import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DialectName } from "./dialect.ts";
import { dialects } from "./dialects.ts";

/** A dialect, and the file or folder that shows it. */
export interface FoundDialect {
  readonly name: DialectName;
  readonly sign: string;
}

/** Finds by its files which system the docs of a data folder were written for. */
export function detectDialect(data: string): FoundDialect | undefined {
  for (const [name, { signs }] of Object.entries(dialects)) {
    const sign = signs.find((path) => existsSync(join(data, path)));
    if (sign !== undefined) return { name: name as DialectName, sign };
  }
  return undefined;
}

/** "Docs are read as those of MkDocs, because there is mkdocs.yml." */
export function dialectInWords({ name, sign }: FoundDialect): string {
  return `Docs are read as those of ${dialects[name].label}, because there is ${sign}; docs.dialect in site.yaml says otherwise.`;
}
