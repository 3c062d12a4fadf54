import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { load } from "js-yaml";
import { withInterfaceKinds } from "./interfaces.ts";
import type { SchemaSource, SchemaSources, SharedSource } from "./schema-source.ts";

/** Reads `schema/source`. */
export function readSources(folder: string): SchemaSources {
  const authored = readFolder(join(folder, "authored"));
  const pages = readFolder(join(folder, "pages"));
  const page = pages.get("interface");
  if (page !== undefined) pages.set("interface", withInterfaceKinds(page, authored));
  return {
    shared: load(readFileSync(join(folder, "shared.yaml"), "utf8")) as SharedSource,
    authored,
    pages,
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
