import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import { editorSchemas } from "./editor-schemas.ts";
import { editorSettings } from "./editor-settings.ts";
import { referenceSnippets } from "./reference-snippets.ts";
import { SCHEMAS_FOLDER } from "./schemas-folder.ts";

const SETTINGS = ".vscode/settings.json";
const SNIPPETS = ".vscode/fairlead.code-snippets";

/** Writes the schemas for editors where they differ from what is there; gives how many were written. */
export function writeSchemas(index: SiteIndex, folder = SCHEMAS_FOLDER): number {
  mkdirSync(folder, { recursive: true });
  // What is made from the data is no part of its history.
  writeChanged(join(folder, ".gitignore"), "*\n");
  const written = [...editorSchemas(index)].filter(([name, text]) => writeChanged(join(folder, name), text));
  return written.length;
}

/** Brings the snippets of values and terms up to date, where `fairlead schemas` has made them. */
export function updateSnippets(index: SiteIndex): void {
  if (existsSync(SNIPPETS)) writeChanged(SNIPPETS, referenceSnippets(index));
}

/**
 * Makes Visual Studio Code use the schemas: writes its settings where there are none, and the snippets of values and terms.
 * `data` is the data folder as seen from the working folder, with "/". Gives what is left for a person to do.
 */
export function writeEditorFiles(index: SiteIndex, data: string): string | undefined {
  const wiring = { "yaml.schemas": editorSettings(data) };
  mkdirSync(dirname(SNIPPETS), { recursive: true });
  writeChanged(SNIPPETS, referenceSnippets(index));
  if (!existsSync(SETTINGS)) {
    writeFileSync(SETTINGS, `${JSON.stringify(wiring, null, 2)}\n`);
    return undefined;
  }
  // Settings are a person's own, with comments that a program would lose.
  if (readFileSync(SETTINGS, "utf8").includes(`"${SCHEMAS_FOLDER}/product.schema.json"`)) return undefined;
  return `${SETTINGS} does not name the schemas. Add to it:\n${JSON.stringify(wiring, null, 2).slice(2, -2)}`;
}

function writeChanged(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return false;
  writeFileSync(path, text);
  return true;
}
