import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import { editorSchemas } from "./editor-schemas.ts";

/** Below the folder that a command runs in: `.vscode/settings.json` and modelines name files in it. */
export const SCHEMAS_FOLDER = ".fairlead/schemas";

/** Writes the schemas for editors where they differ from what is there; gives how many were written. */
export function writeSchemas(index: SiteIndex, folder = SCHEMAS_FOLDER): number {
  mkdirSync(folder, { recursive: true });
  // What is made from the data is no part of its history.
  writeChanged(join(folder, ".gitignore"), "*\n");
  const written = [...editorSchemas(index)].filter(([name, text]) => writeChanged(join(folder, name), text));
  return written.length;
}

function writeChanged(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return false;
  writeFileSync(path, text);
  return true;
}
