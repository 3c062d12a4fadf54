import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { load } from "js-yaml";

/** A node of a JSON Schema; only the keywords that the build looks at are named. */
export interface SchemaNode {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  definitions?: Record<string, SchemaNode>;
  oneOf?: SchemaNode[];
  items?: SchemaNode;
  [keyword: string]: unknown;
}

/** A hand-written schema file. `envelope` says which common fields the build merges in. */
export interface SchemaSource extends SchemaNode {
  envelope?: true | "data";
}

interface SharedSource {
  definitions: Record<string, SchemaNode>;
  envelope: Record<string, SchemaNode>;
  envelopeRequired: string[];
  page: Record<string, SchemaNode>;
  pageRequired: string[];
}

export interface SchemaSources {
  readonly shared: SharedSource;
  /** What an author writes, by type. */
  readonly authored: ReadonlyMap<string, SchemaSource>;
  /** Compiled page records, by type. */
  readonly pages: ReadonlyMap<string, SchemaSource>;
  /** Other files that the pipeline writes, by name. */
  readonly outputs: ReadonlyMap<string, SchemaSource>;
}

/** Reads `schema/source`. */
export function readSources(folder: string): SchemaSources {
  return {
    shared: load(readFileSync(join(folder, "shared.yaml"), "utf8")) as SharedSource,
    authored: readFolder(join(folder, "authored")),
    pages: readFolder(join(folder, "pages")),
    outputs: readFolder(join(folder, "outputs")),
  };
}

function readFolder(folder: string): Map<string, SchemaSource> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort();
  return new Map(
    names.map((name) => [
      basename(name, ".yaml"),
      load(readFileSync(join(folder, name), "utf8")) as SchemaSource,
    ]),
  );
}
