import { outputSchemas, type SchemaName, schemas } from "../../schema/generated/schemas.ts";
import { type Diagnostic, LineMap, type Position } from "../diagnostics.ts";
import { changeAt, changeHint } from "../migrate/data-changes.ts";
import { plainDigits } from "../quantity/plain-digits.ts";
import type { TextFile } from "../read/read-data.ts";
import { isSound, type Source } from "../resolve/source.ts";
import { nearest } from "../text/nearest.ts";
import type { Validation, Validator } from "../validate/create-validator.ts";
import { parseRegister } from "./csv/parse-register.ts";
import { longLines } from "./long-lines.ts";
import type { KeptCode } from "./markdown/code/highlight.ts";
import { splitFrontMatter } from "./markdown/front-matter.ts";
import { parseMarkdown } from "./markdown/parse-markdown.ts";
import { parseProse } from "./parse-prose.ts";
import { placeType } from "./source-type.ts";
import { titleDiffers } from "./title-differs.ts";
import type { Limits, MarkdownDocument, YamlDocument } from "./types.ts";
import { usableCategoryKeys, usableDocKeys } from "./usable-keys.ts";
import { parseYaml } from "./yaml/parse-yaml.ts";

/** Types whose records have an id. */
const hasId: ReadonlySet<string> = new Set(
  Object.entries(schemas).flatMap(([name, schema]) => {
    const { required = [] } = schema as { required?: readonly string[] };
    return required.includes("id") && required.includes("type") ? [name] : [];
  }),
);

/** Types that a file may state by its `type` key. */
const statedTypes: readonly string[] = Object.keys(schemas).filter(
  (name) =>
    !outputSchemas.has(name) &&
    !["site", "category", "datasheet", "doc-front-matter", "serial-register"].includes(name),
);

export interface ParseTools {
  readonly validator: Validator;
  readonly limits: Limits;
  /** Code of docs that was highlighted before. */
  readonly code?: KeptCode | undefined;
}

/** Parses and validates one file by itself. Nothing here depends on another file. */
export function parseSource(file: TextFile, tools: ParseTools): Source | undefined {
  const type = placeType(file.path);
  if (type === "ignored" || type === "versions") return undefined;
  if (type === "serials") {
    const { value, diagnostics } = parseRegister(file);
    return assemble(file, "serial-register", value, diagnostics, "serial-register", tools);
  }
  return type === "doc" ? parseDoc(file, tools) : parseData(file, type, tools);
}

function parseData(file: TextFile, type: "site" | "category" | "by-content", tools: ParseTools): Source {
  const { value: document, diagnostics } = parseYaml({
    file: file.path,
    text: file.text,
    limits: tools.limits,
  });
  const empty = type !== "by-content" && diagnostics.every(({ code }) => code === "yaml-empty");
  if (document === undefined) {
    if (type !== "by-content") return broken(file, type, empty ? [] : diagnostics, empty);
    const named = withId(file.path, readableKeys(file.text));
    return { ...broken(file, meantType(named.type), diagnostics), data: named };
  }
  const schema = type === "by-content" ? statedType(document, file.path) : type;
  if (typeof schema === "string") return assemble(file, schema, document, diagnostics, schema, tools);
  const named = withId(file.path, recordOf(document.value));
  return { ...broken(file, meantType(named.type), [...diagnostics, schema]), data: named };
}

/** Stands for a file that was refused before it was read: others may refer to it all the same. */
export function unreadSource(path: string): Source | undefined {
  const type = placeType(path);
  if (type === "ignored" || type === "versions") return undefined;
  return { ...broken({ path }, type, []), data: type === "by-content" ? withId(path, {}) : {} };
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
      hint: `Begin it with a line such as "type: product". Types are ${statedTypes.join(", ")}.`,
    };
  }
  const near = nearest(String(type), statedTypes);
  const change = changeAt(String(type), "", { value: document.value, root: document.value });
  return {
    code: "schema-type-unknown",
    severity: "error",
    file,
    ...at,
    message: `There is no record type "${String(type)}".`,
    hint:
      change !== undefined
        ? changeHint(change, document.value)
        : near.length > 0
          ? `Did you mean ${near.join(" or ")}?`
          : `Types are ${statedTypes.join(", ")}.`,
  };
}

/** The type that a misspelt one was meant to be, where only one is near. */
function meantType(written: unknown): string {
  if (typeof written === "string" && statedTypes.includes(written)) return written;
  const [near, ...others] = nearest(String(written ?? ""), statedTypes);
  return near === undefined || others.length > 0 ? "by-content" : near;
}

/** A record with a mistake in its id is known by the name of its file, so that references to it are not broken too. */
function withId(path: string, data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const stem = (path.split("/").at(-1) ?? path).replace(/\.ya?ml$/i, "");
  return typeof data.id === "string" ? data : { ...data, id: stem };
}

const readableKey =
  /^(type|id|title|summary|route|family|kind|slug|state|draft|unlisted):[ \t]+(?:"([^"\n]*)"|'([^'\n]*)'|([A-Za-z0-9/][^#\n]*?))[ \t]*(?:#.*)?\r?$/gm;

/** Keys at the margin of a text that is no YAML: enough to know which page or record it was meant to be. */
function readableKeys(text: string): Record<string, unknown> {
  const words: Readonly<Record<string, boolean>> = { true: true, false: false };
  const pairs = [...text.matchAll(readableKey)].map(
    ([, key = "", double, single, plain = ""]): [string, unknown] => {
      const written = double ?? single ?? plain;
      return [key, words[written] ?? written];
    },
  );
  return Object.fromEntries(pairs);
}

function parseDoc(file: TextFile, tools: ParseTools): Source {
  const { limits, code } = tools;
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
          limits,
        });
  const long = longLinesOf(file, bodyStart, limits);
  const text = long.length === 0 ? file.text : file.text.slice(0, bodyStart);
  const markdown = parseMarkdown({ file: file.path, text, bodyStart, limits, code });
  const { document, title } = markdown.value;
  const nothing: YamlDocument = { value: {}, places: new Map() };
  const stated = withoutEmptyNames(yaml?.value ?? nothing);
  const differs = titleDiffers({
    file: file.path,
    front: recordOf(stated.value).title,
    heading: title,
  });
  const found = [
    ...split.diagnostics,
    ...(yaml?.diagnostics ?? []),
    ...long,
    ...markdown.diagnostics,
    ...differs,
  ];
  const source = assemble(file, "doc", stated, found, "doc-front-matter", tools);
  const isUnread = split.diagnostics.length > 0 || (yaml !== undefined && yaml.value === undefined);
  const head = file.text.slice(0, front?.end ?? firstGap(file.text));
  return {
    ...source,
    ...(isUnread ? { data: usableDocKeys(readableKeys(head)) } : {}),
    prose: { ...source.prose, "": document },
    ...(title === undefined ? {} : { headingTitle: title.text }),
  };
}

const NAMES: ReadonlySet<string> = new Set(["title", "description"]);

/** An empty title or description of a doc is none, as in Docusaurus. */
function withoutEmptyNames(document: YamlDocument): YamlDocument {
  const stated = Object.entries(recordOf(document.value)).filter(
    ([key, value]) => !(value === "" && NAMES.has(key)),
  );
  return { ...document, value: Object.fromEntries(stated) };
}

/** Lines of a body that are too long; such a body is not parsed. */
function longLinesOf({ path, text }: TextFile, bodyStart: number, { lineLength }: Limits): Diagnostic[] {
  const long = longLines(text, lineLength, bodyStart);
  if (long.length === 0) return [];
  const lines = new LineMap(text);
  return long.map(({ start, end, message }) => ({
    code: "limit-line-length",
    severity: "error",
    file: path,
    ...lines.position(start, end),
    message,
    hint: "Break the paragraph over several lines.",
  }));
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
  const isValid = !diagnostics.some(isError);
  const digits: Record<string, string> = {};
  const places: Record<string, Position> = {};
  for (const [pointer, place] of document.places) {
    places[pointer] = place.value;
    if (place.text !== undefined && /^[-+.\d]/.test(place.text)) digits[pointer] = plainDigits(place.text);
  }
  const source: Source = {
    path: file.path,
    type,
    data: recordOf(document.value),
    valid: isValid,
    digits,
    places,
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

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** Where the first blank line of a text begins. */
function firstGap(text: string): number {
  const gap = /\n[ \t]*\r?\n/.exec(text);
  return gap?.index ?? text.length;
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

function broken(
  file: Pick<TextFile, "path">,
  type: string,
  diagnostics: readonly Diagnostic[],
  valid = false,
): Source {
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
