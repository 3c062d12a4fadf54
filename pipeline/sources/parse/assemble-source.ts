import { type SchemaName, schemas } from "../../../schema/generated/schemas.ts";
import { append } from "../../core/append.ts";
import { type Diagnostic, LineMap, type Position } from "../../core/diagnostics.ts";
import { recordOf } from "../../core/record-of.ts";
import { plainDigits } from "../../domain/quantity/plain-digits.ts";
import type { TextFile } from "../read/read-data.ts";
import type { Validation, Validator } from "../validate/create-validator.ts";
import type { CodeCache } from "./markdown/code/highlight.ts";
import { parseProse } from "./parse-prose.ts";
import { isSound, type Source } from "./source.ts";
import type { Limits, MarkdownDocument, YamlDocument } from "./types.ts";
import { usableCategoryKeys, usableDocKeys } from "./usable-keys.ts";

export interface ParseTools {
  readonly validator: Validator;
  readonly limits: Limits;
  /** Code of docs that was highlighted before. */
  readonly code?: CodeCache | undefined;
}

/** Types whose records have an id. */
const hasId: ReadonlySet<string> = new Set(
  Object.entries(schemas).flatMap(([name, schema]) => {
    const { required = [] } = schema as { required?: readonly string[] };
    return required.includes("id") && required.includes("type") ? [name] : [];
  }),
);

/** A file whose language has been read. */
interface ReadSource {
  readonly file: TextFile;
  readonly type: string;
  /** Schema of the type. */
  readonly schema: SchemaName;
  readonly document: YamlDocument;
  /** The findings so far. */
  readonly earlierFindings: readonly Diagnostic[];
}

/** Holds a file against its schema, and parses the Markdown in its fields. */
export function assembleSource(read: ReadSource, tools: ParseTools): Source {
  const { file, type, schema, document, earlierFindings } = read;
  const validation = tools.validator.validate(schema, document, file.path);
  const prose = proseOf(validation, read, tools.limits);
  const diagnostics = [...earlierFindings, ...validation.diagnostics, ...prose.diagnostics];
  const isValid = !diagnostics.some(isError);
  const digits: Record<string, string> = {};
  const positions: Record<string, Position> = {};
  for (const [pointer, position] of document.positions) {
    positions[pointer] = position.value;
    if (position.text !== undefined && /^[-+.\d]/.test(position.text))
      digits[pointer] = plainDigits(position.text);
  }
  const source: Source = {
    path: file.path,
    type,
    data: recordOf(document.value),
    valid: isValid,
    digits,
    positions,
    references: validation.references,
    prose: prose.value,
    diagnostics,
  };
  return { ...source, data: dataOf(source, !validation.diagnostics.some(isError)) };
}

/** The value of a file; of one with mistakes what names its page or record, so that links to it are not broken too. */
function dataOf(source: Source, fitsSchema: boolean): Source["data"] {
  const { type, path, data } = source;
  if (type === "doc") return fitsSchema ? data : usableDocKeys(data);
  if (type === "category") return fitsSchema ? data : usableCategoryKeys(data);
  if (source.valid || !hasId.has(type)) return data;
  const { id: _, ...others } = data;
  return withId(path, isSound(source, "/id") ? data : others);
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

function proseOf(validation: Validation, { file, document }: ReadSource, limits: Limits) {
  const lines = new LineMap(file.text);
  const value: Record<string, MarkdownDocument> = {};
  const diagnostics: Diagnostic[] = [];
  for (const { mode, text, pointer } of validation.prose) {
    const range = document.positions.get(pointer)?.range ?? [0, 0];
    const parsed = parseProse({ mode, text, file: file.path, lines, range, limits });
    value[pointer] = parsed.value;
    append(diagnostics, parsed.diagnostics);
  }
  return { value, diagnostics };
}

/** A record with a mistake in its id is known by the name of its file, so that references to it are not broken too. */
export function withId(path: string, data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const stem = (path.split("/").at(-1) ?? path).replace(/\.ya?ml$/i, "");
  return typeof data.id === "string" ? data : { ...data, id: stem };
}

/** Replaces a file that could not be read; `valid` if there is nothing to read. */
export function brokenSource(source: Pick<Source, "path" | "type"> & Partial<Source>): Source {
  return {
    data: {},
    valid: false,
    digits: {},
    positions: {},
    references: [],
    prose: {},
    diagnostics: [],
    ...source,
  };
}
