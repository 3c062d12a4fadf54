import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import { SafeFolder } from "../../../write/safe-folder/safe-folder.ts";
import { editorSchemas } from "./editor-schemas.ts";
import { editorSettings } from "./editor-settings.ts";
import { SCHEMAS_FOLDER } from "./schemas-folder.ts";
import { referenceSnippets, SNIPPETS, writeSnippets } from "./write-snippets.ts";

const SETTINGS = ".vscode/settings.json";

/** Writes the schemas for editors below a folder where they differ from what is there; gives how many were written. */
export function writeSchemas(index: SiteIndex, root = process.cwd()): number {
  const folder = new SafeFolder(root);
  // Files that are made from the data are no part of its history.
  folder.writeChanged(`${SCHEMAS_FOLDER}/.gitignore`, "*\n");
  const written = [...editorSchemas(index)].filter(([name, text]) =>
    folder.writeChanged(`${SCHEMAS_FOLDER}/${name}`, text),
  );
  return written.length;
}

/** Brings the snippets of values and terms up to date, where `fairlead schemas` has made them and no person has changed them. */
export function updateSnippets(index: SiteIndex, root = process.cwd()): void {
  const folder = new SafeFolder(root);
  if (folder.read(SNIPPETS) !== undefined) writeSnippets(folder, referenceSnippets(index));
}

/**
 * Makes Visual Studio Code use the schemas: writes its settings if they are missing, and the snippets of
 * values and terms. `data` is the data folder as seen from the working folder, with "/". Returns the steps
 * that are left for a person to do.
 */
export function writeEditorFiles(index: SiteIndex, data: string, root = process.cwd()): readonly string[] {
  const folder = new SafeFolder(root);
  const left = writeSnippets(folder, referenceSnippets(index))
    ? []
    : [
        `${SNIPPETS} is not as Fairlead has written it, and is left alone. Move what is your own to another file there, and remove this one to have it made anew.`,
      ];
  const wiring = { "yaml.schemas": editorSettings(data) };
  if (folder.write(SETTINGS, `${JSON.stringify(wiring, null, 2)}\n`, "absent")) return left;
  // Settings are a person's own, with comments that a program would lose.
  const settings = folder.read(SETTINGS)?.bytes.toString("utf8") ?? "";
  if (settings.includes(`"${SCHEMAS_FOLDER}/product.schema.json"`)) return left;
  return [
    ...left,
    `${SETTINGS} does not name the schemas. Add to it:\n${JSON.stringify(wiring, null, 2).slice(2, -2)}`,
  ];
}
