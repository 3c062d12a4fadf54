import { basename, resolve } from "node:path";
import { schemas } from "../../../../schema/generated/schemas.ts";
import type { SchemaNode } from "../../schema-node.ts";
import { fileLocationOf } from "./file-location.ts";

/** Name of a folder in which every file belongs to the site. */
const WHOLE = "data";

/**
 * Where the file of each type lies, as `fairlead new` writes it. In a folder that is not called `data`, YAML is read in
 * these places alone.
 */
export const places: ReadonlyMap<string, string> = new Map(
  Object.entries(schemas as Readonly<Record<string, SchemaNode>>).flatMap(([type, schema]) => {
    const { naming, pathOf } = fileLocationOf(type, schema);
    const isType = schema.properties?.type?.const === type && naming !== "path";
    return isType ? [[type, pathOf("ID", "FAMILY")] as const] : [];
  }),
);

const folders = new Set(
  [...places.values()].flatMap((path) => (path.includes("/") ? [path.slice(0, path.indexOf("/"))] : [])),
);
const topNames = [...places.values()].flatMap((path) =>
  path.includes("/") ? [] : [path.replace(/\.yaml$/, "")],
);
const topFile = new RegExp(`^(?:${topNames.join("|")})\\.ya?ml$`);
/** Settings of other systems, which show whose docs these are. */
const settings = /^(?:mkdocs\.ya?ml|SUMMARY\.md)$/;
/** Folders whose YAML pages offer as it is. */
const downloadFolder = /^(?:docs|versioned_docs|further_docs|static|public)\//;
const usedInDocs = /(?:^|\/)(?:_category_?|mkdocs)\.ya?ml$/;
const ownFolder = /^(?:docs|versioned_docs|further_docs|serials)(?:\/|$)/;

/** Whether every file of a folder belongs to the site; any other folder may be a repository with files of other programs. */
export function isWhole(data: string): boolean {
  return basename(resolve(data)) === WHOLE;
}

/** The folder of records that a path is in, or is; undefined where it is in none. */
export function recordFolderOf(path: string): string | undefined {
  const folder = path.split("/", 1)[0] ?? "";
  return folders.has(folder) ? folder : undefined;
}

/** Whether YAML is a file that docs offer or include, and none that says something of the site. */
export function isDownloadYaml(path: string): boolean {
  return /\.ya?ml$/i.test(path) && downloadFolder.test(path) && !usedInDocs.test(path);
}

/** Whether a path is one of the layout in any folder: docs, serials, and the files at the top by their names. */
export function isOwnPath(path: string): boolean {
  return ownFolder.test(path) || topFile.test(path) || settings.test(path);
}
