import { ownValue } from "../../../core/own-value.ts";
import type { SchemaNode } from "../../schema-node.ts";

/** The place of a file of a type below the data folder. */
export interface FileLocation {
  /** "none": there is one such file; "path": folders of docs; "id": one file an id. */
  readonly naming: "none" | "id" | "path";
  /** Path of the file, "/" between names. */
  readonly pathOf: (id: string, family: string) => string;
  /** Whether the folder is that of a family. */
  readonly hasFamily: boolean;
}

/** Folders that the rules below do not give. */
const folders: Readonly<Record<string, string>> = {
  landing: "pages",
  legal: "legal",
  "serial-check": "pages",
};

/** Records with an id that a site has only one of all the same. */
const single: readonly string[] = ["glossary"];

/**
 * A dictionary is a file at the top, a page lies in the folder named after its type, and a record without a page in
 * `interfaces/`. A new type has its place by its schema.
 */
export function fileLocationOf(type: string, schema: SchemaNode): FileLocation {
  if (type === "doc") return location("path", (id) => `docs/${id}.md`);
  if (type === "category") return location("path", (id) => `docs/${id}/_category.yaml`);
  if (schema.required?.includes("id") !== true || single.includes(type))
    return location("none", () => `${type}.yaml`);
  const isPage = schema.properties?.state !== undefined;
  const folder = ownValue(folders, type) ?? (isPage ? pluralOf(type) : "interfaces");
  if (schema.properties?.family?.["x-ref"] === "family")
    return { ...location("id", (id, family) => `${folder}/${family}/${id}.yaml`), hasFamily: true };
  return location("id", (id) => `${folder}/${id}.yaml`);
}

function location(naming: FileLocation["naming"], pathOf: FileLocation["pathOf"]): FileLocation {
  return { naming, pathOf, hasFamily: false };
}

/** `family` becomes `families`. */
function pluralOf(type: string): string {
  return /[^aeiou]y$/.test(type) ? `${type.slice(0, -1)}ies` : `${type}s`;
}
