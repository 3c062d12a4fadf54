import { type SchemaName, schemas } from "../../schema/generated/schemas.ts";
import { type Diagnostic, LineMap, type Position } from "../diagnostics.ts";
import type { TextFile } from "../read/read-data.ts";
import type { Source } from "../resolve/source.ts";
import { nearest } from "../text/nearest.ts";
import type { Validation, Validator } from "../validate/create-validator.ts";
import { splitFrontMatter } from "./markdown/front-matter.ts";
import { parseMarkdown } from "./markdown/parse-markdown.ts";
import { parseProse } from "./parse-prose.ts";
import { placeType } from "./source-type.ts";
import type { Limits, MarkdownDocument, YamlDocument } from "./types.ts";
import { parseYaml } from "./yaml/parse-yaml.ts";

/** Types that a file may state by its `type` key. */
const statedTypes: readonly string[] = Object.keys(schemas).filter(
  (name) =>
    ![
      "site",
      "category",
      "datasheet",
      "doc-front-matter",
      "diagnostic",
      "link-index",
      "navigation",
      "page-data",
      "page-record",
      "site-shell",
    ].includes(name),
);

export interface ParseTools {
  readonly validator: Validator;
  readonly limits: Limits;
}

/** Parses and validates one file by itself. Nothing here depends on another file. */
export function parseSource(file: TextFile, tools: ParseTools): Source | undefined {
  const type = placeType(file.path);
  if (type === "ignored" || type === "versions") return undefined;
  return type === "doc" ? parseDoc(file, tools) : parseData(file, type, tools);
}

function parseData(file: TextFile, type: "site" | "category" | "by-content", tools: ParseTools): Source {
  const { value: document, diagnostics } = parseYaml({
    file: file.path,
    text: file.text,
    limits: tools.limits,
  });
  const empty = type !== "by-content" && diagnostics.every(({ code }) => code === "yaml-empty");
  if (document === undefined) return broken(file, type, empty ? [] : diagnostics, empty);
  const schema = type === "by-content" ? statedType(document, file.path) : type;
  if (typeof schema !== "string") return broken(file, type, [...diagnostics, schema]);
  return assemble(file, schema, document, diagnostics, schema, tools);
}

function statedType(document: YamlDocument, file: string): SchemaName | Diagnostic {
  const { type } = (document.value ?? {}) as { type?: unknown };
  if (typeof type === "string" && statedTypes.includes(type)) return type as SchemaName;
  const at = document.places.get("/type")?.value ?? document.places.get("")?.value;
  if (type === undefined) {
    return {
      code: "type-missing",
      severity: "error",
      file,
      ...at,
      message: "This file does not say what it describes.",
      hint: `Begin it with type:, one of ${statedTypes.join(", ")}.`,
    };
  }
  const near = nearest(String(type), statedTypes);
  return {
    code: "schema-type-unknown",
    severity: "error",
    file,
    ...at,
    message: `There is no record type "${String(type)}".`,
    hint: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `Types are ${statedTypes.join(", ")}.`,
  };
}

function parseDoc(file: TextFile, tools: ParseTools): Source {
  const split = splitFrontMatter(file.text, file.path);
  const { front, bodyStart } = split.value;
  const yaml =
    front === undefined || file.text.slice(front.start, front.end).trim() === ""
      ? undefined
      : parseYaml({
          file: file.path,
          text: file.text,
          start: front.start,
          end: front.end,
          limits: tools.limits,
        });
  const markdown = parseMarkdown({ file: file.path, text: file.text, bodyStart, limits: tools.limits });
  const { document, title } = markdown.value;
  const found = [...split.diagnostics, ...(yaml?.diagnostics ?? []), ...markdown.diagnostics];
  const nothing: YamlDocument = { value: {}, places: new Map() };
  const source = assemble(file, "doc", yaml?.value ?? nothing, found, "doc-front-matter", tools);
  return {
    ...source,
    prose: { ...source.prose, "": document },
    ...(title === undefined ? {} : { headingTitle: title.text }),
  };
}

function assemble(
  file: TextFile,
  type: string,
  document: YamlDocument,
  found: readonly Diagnostic[],
  schema: SchemaName,
  tools: ParseTools,
): Source {
  const validation = tools.validator.validate(schema, document, file.path);
  const lines = new LineMap(file.text);
  const prose = proseOf(validation, document, lines, file.path, tools);
  const diagnostics = [...found, ...validation.diagnostics, ...prose.diagnostics];
  const digits: Record<string, string> = {};
  const places: Record<string, Position> = {};
  for (const [pointer, place] of document.places) {
    places[pointer] = place.value;
    if (place.text !== undefined && /^[-+.\d]/.test(place.text)) digits[pointer] = place.text;
  }
  return {
    path: file.path,
    type,
    data:
      type === "doc"
        ? usableKeys(document.value, validation.diagnostics.length > 0)
        : recordOf(document.value),
    valid: !diagnostics.some(({ severity }) => severity === "error"),
    digits,
    places,
    references: validation.references,
    prose: prose.value,
    diagnostics,
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** Front matter with mistakes still names its page, so that links to it are not reported as broken too. */
function usableKeys(value: unknown, hasMistakes: boolean): Record<string, unknown> {
  const data = recordOf(value);
  if (!hasMistakes) return data;
  const texts = ["title", "id", "slug", "sidebar_label", "description"].filter(
    (key) => typeof data[key] === "string",
  );
  const numbers = ["sidebar_position"].filter((key) => typeof data[key] === "number");
  return Object.fromEntries([...texts, ...numbers].map((key) => [key, data[key]]));
}

function proseOf(
  validation: Validation,
  document: YamlDocument,
  lines: LineMap,
  file: string,
  tools: ParseTools,
) {
  const value: Record<string, MarkdownDocument> = {};
  const diagnostics: Diagnostic[] = [];
  for (const { mode, text, pointer } of validation.prose) {
    const range = document.places.get(pointer)?.range ?? [0, 0];
    const parsed = parseProse({ mode, text, file, lines, range, limits: tools.limits });
    value[pointer] = parsed.value;
    diagnostics.push(...parsed.diagnostics);
  }
  return { value, diagnostics };
}

function broken(file: TextFile, type: string, diagnostics: readonly Diagnostic[], valid = false): Source {
  return {
    path: file.path,
    type,
    data: {},
    valid,
    digits: {},
    places: {},
    references: [],
    prose: {},
    diagnostics,
  };
}
