import { isMap, isScalar, parseDocument, stringify } from "yaml";
import { schemas } from "../../../../schema/generated/schemas.ts";
import type { DialectName } from "../../../sources/dialects/dialect.ts";
import { dialects } from "../../../sources/dialects/dialects.ts";
import { splitFrontMatter } from "../../../sources/parse/markdown/front-matter.ts";
import { readableKeys } from "../../../sources/parse/readable-keys.ts";

const properties = (
  schemas["doc-front-matter"] as { properties: Record<string, { readonly type?: string } | undefined> }
).properties;

/** Whether a line (1-based) of a page is a part of its front matter, or of what begins as such and never ends. */
export function isInFrontMatter(text: string, line: number): boolean {
  const { front, bodyStart } = splitFrontMatter(text).value;
  if (front === undefined) return line === 1 && text.startsWith("---");
  return line <= text.slice(0, bodyStart).split("\n").length;
}

/**
 * A page whose front matter cannot be read as it is: what it says with certainty is written as it is written here, and the whole
 * of it stays as a text below `imported`. `attempt` counts from 0; at each one less is taken as certain, but a page that was
 * kept back is kept back at all of them.
 */
export function soundFrontMatter(text: string, attempt: number, dialect: DialectName): string {
  const { front } = splitFrontMatter(text).value;
  // A first line of dashes that no later line closes is a thematic break: empty front matter is written before it.
  if (front === undefined) return `---\nimported: {}\n---\n\n${text}`;
  const source = text.slice(front.start, front.end);
  const fields = attempt > 1 ? {} : certainFields(source, attempt);
  const whole = { ...fields, ...keptBack(source, dialect), imported: { "front-matter": source } };
  return `${text.slice(0, front.start)}${stringify(whole, { lineWidth: 0 })}${text.slice(front.end)}`;
}

function certainFields(source: string, attempt: number): Record<string, unknown> {
  const fields = fieldsOf(source);
  const keys = attempt === 0 ? Object.keys(properties) : ["title", "description"];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = Object.hasOwn(fields, key) && key !== "imported" ? fitting(key, fields[key]) : undefined;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** The keys that keep a page from visitors, as they are here; read line by line too, where the whole is no YAML. */
function keptBack(source: string, dialect: DialectName): Record<string, true> {
  const lines = [...source.matchAll(/^["']?([a-z_]+)["']?[ \t]*:[ \t]+["']?(\w+)["']?[ \t]*(?:#.*)?\r?$/gm)];
  const pairs = [
    ...lines.map(([, key = "", value]) => [key, value] as const),
    ...Object.entries(fieldsOf(source)),
  ];
  const meanings = pairs.map(([key, value]) => {
    const flag = flagOf(value);
    const keys = dialects[dialect].keys ?? {};
    const rule = Object.hasOwn(keys, key) ? keys[key] : undefined;
    return typeof rule === "function" ? rule(flag) : { [key]: flag };
  });
  const isMeant = (key: string): boolean => meanings.some((fields) => fields?.[key] === true);
  return Object.fromEntries(["draft", "unlisted"].filter(isMeant).map((key) => [key, true]));
}

/** Whether a switch is on, also in the words of older YAML; undefined for any other value. */
function flagOf(value: unknown): boolean | undefined {
  if (/^(?:true|yes|on)$/i.test(String(value))) return true;
  return /^(?:false|no|off)$/i.test(String(value)) ? false : undefined;
}

/** Keys with their values, numbers as they were written; of a key that is given twice the last one. */
function fieldsOf(source: string): Record<string, unknown> {
  const document = parseDocument(source, { uniqueKeys: false, logLevel: "error" });
  if (document.errors.length > 0 || !isMap(document.contents)) return lineFields(source);
  const fields = plainValue(() => document.toJS({ maxAliasCount: 10 }));
  for (const { key, value } of document.contents.items)
    if (isScalar(key) && isScalar(value) && typeof value.value === "number" && value.source !== undefined)
      fields[String(key.value)] = { digits: value.source, number: value.value };
  return fields;
}

function plainValue(read: () => unknown): Record<string, unknown> {
  try {
    return JSON.parse(JSON.stringify(read())) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The fields that can be read from lines `key: text` where the whole is no YAML, such as `title: Ports: two`. */
function lineFields(source: string): Record<string, unknown> {
  const texts = [...source.matchAll(/^(title|description):[ \t]+([^"'|>&*!%@`{}[\]#\s].*?)[ \t]*\r?$/gm)];
  return { ...readableKeys(source), ...Object.fromEntries(texts.map(([, key, value]) => [key, value])) };
}

/** A value in the form that a key has here; undefined where that is not certain. */
function fitting(key: string, value: unknown): unknown {
  const type = properties[key]?.type;
  const number = typeof value === "object" && value !== null && "digits" in value ? value : undefined;
  if (number !== undefined)
    return type === "string"
      ? (number as unknown as { digits: string }).digits
      : fitting(key, (number as unknown as { number: number }).number);
  if (type === "number" || type === "integer") {
    if (typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value)) return Number(value);
    return typeof value === "number" ? value : undefined;
  }
  if (type === "array") return Array.isArray(value) ? value : undefined;
  return typeof value === type ? value : undefined;
}
