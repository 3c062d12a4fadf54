import type { SchemaName } from "../../schema/generated/schemas.ts";
import type { ExportFormat } from "./exported-type.ts";
import { headFields } from "./head-lines.ts";

/**
 * The published content of a record as JSON, with its head as the field `export`; `schema` describes the
 * file.
 */
export function jsonExport<Content extends object>(schema: SchemaName): ExportFormat<Content> {
  return {
    id: "json",
    ending: ".json",
    title: "JSON",
    write: (content, head) => {
      // Relative, so that it holds at any base path: files lie two folders below the root.
      const $schema = `../../schema/${schema}.schema.json`;
      return `${JSON.stringify({ $schema, export: headFields(head), ...content }, null, 2)}\n`;
    },
  };
}
