import { isDeepStrictEqual } from "node:util";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { valueAt } from "../../core/json-pointer.ts";
import { editScalar } from "../../sources/edit/edit-scalar.ts";
import { readYaml } from "../../sources/edit/editable-text.ts";
import { type OpenedFile, openSource, replaceSource } from "../../sources/edit/source-file.ts";
import { schemaVersion } from "../../sources/migrate/data-changes.ts";
import { readData } from "../../sources/read/read-data.ts";
import { type Edit, migrateText } from "./migrate-text.ts";

/** The result of migrating a data folder. */
interface MigratedFolder {
  /** Files with what was written anew in each, sorted by path. */
  readonly files: readonly { readonly path: string; readonly edits: readonly Edit[] }[];
  /** Files that something else changed meanwhile: they are as they were. */
  readonly busy: readonly string[];
  /** Why some files were left alone, such as a link that leads out of the folder. */
  readonly refused: readonly Diagnostic[];
  /** Whether `site.yaml` states the version now; false where there is no such file or it cannot be changed. */
  readonly isStated: boolean;
}

/** The version that a folder states; undefined where it states none. */
export function statedVersion(data: string): number | undefined {
  const site = openSource(data, "site.yaml");
  const stated =
    site === undefined ? undefined : valueAt(readYaml("site.yaml", site.text)?.value, "/schemaVersion");
  return typeof stated === "number" ? stated : undefined;
}

/** Writes every value of a former form anew, and the version of the schemas into `site.yaml`. */
export function migrateFolder(data: string): MigratedFolder {
  const files: { path: string; edits: readonly Edit[] }[] = [];
  const busy: string[] = [];
  const write = (path: string, opened: OpenedFile, text: string): boolean => {
    if (replaceSource(opened, text)) return true;
    busy.push(path);
    return false;
  };
  // Only texts are wanted: pictures may be as large as they like.
  const { value, diagnostics } = readData(data, { fileBytes: 2 ** 26, imageBytes: Number.MAX_SAFE_INTEGER });
  for (const { path } of value.filter(({ kind }) => kind === "text")) {
    const opened = openSource(data, path);
    if (opened === undefined) continue;
    const { text, edits } = migrateText(path, opened.text);
    if (edits.length > 0 && write(path, opened, text)) files.push({ path, edits });
  }
  const site = openSource(data, "site.yaml");
  const stating = site === undefined ? undefined : withVersion(site.text);
  const isStated =
    site !== undefined &&
    stating !== undefined &&
    (stating === site.text || write("site.yaml", site, stating));
  return { files, busy, refused: diagnostics, isStated };
}

/** The text of `site.yaml` with the version in it; undefined where it is written in a way that a line cannot change. */
function withVersion(text: string): string | undefined {
  const file = "site.yaml";
  const before = readYaml(file, text)?.value;
  if (typeof before !== "object" || before === null) return undefined;
  const wanted = { kind: "number", digits: String(schemaVersion) } as const;
  const present = valueAt(before, "/schemaVersion");
  if (present === schemaVersion) return text;
  if (present !== undefined) return editScalar({ file, text, pointer: "/schemaVersion", wanted });
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const added = `${text}${text.endsWith("\n") ? "" : newline}schemaVersion: ${schemaVersion}${newline}`;
  const after = readYaml(file, added)?.value;
  return isDeepStrictEqual(after, { ...before, schemaVersion }) ? added : undefined;
}
