import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SchemaNode } from "./schema-source.ts";
import { brokenPromises, shapeOf } from "./shape.ts";

/** Shapes of the published schemas, as files. Throws where one breaks what its version has promised. */
export function publishedShapes(
  root: string,
  schemas: ReadonlyMap<string, SchemaNode>,
): [path: string, text: string][] {
  const versions = JSON.parse(readFileSync(join(root, "schema/published/versions.json"), "utf8")) as Record<
    string,
    number
  >;
  return Object.entries(versions).map(([name, version]) => {
    const schema = schemas.get(name);
    if (schema === undefined)
      throw new Error(`schema/published/versions.json names "${name}", which is no schema.`);
    const path = `schema/published/${name}.v${version}.txt`;
    const shape = shapeOf(schema);
    const broken = existsSync(join(root, path))
      ? brokenPromises(readFileSync(join(root, path), "utf8"), shape)
      : [];
    if (broken.length > 0)
      throw new Error(
        `The schema ${name} would break programs that read version ${version}:\n${broken.map((one) => `  ${one}`).join("\n")}\nKeep what was there, or raise the version of "${name}" in schema/published/versions.json.`,
      );
    return [path, shape];
  });
}
