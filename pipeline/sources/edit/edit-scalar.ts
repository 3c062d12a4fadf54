import { isDeepStrictEqual } from "node:util";
import { pointerSegments, valueAt } from "../../core/json-pointer.ts";
import { yamlString } from "../../core/text/escape/yaml.ts";
import type { YamlDocument } from "../parse/types.ts";
import { readYaml } from "./editable-text.ts";

/** The new value of a scalar. A number is given as its digits, which stay as they are: `1.10`. */
export type Wanted =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "number"; readonly digits: string }
  | { readonly kind: "flag"; readonly value: boolean };

interface ScalarEdit {
  /** Path of the file; its ending says where the YAML is. */
  readonly file: string;
  readonly text: string;
  /** JSON Pointer of the value. */
  readonly pointer: string;
  readonly wanted: Wanted;
}

/**
 * The text of a file with one value changed. Its way of writing (plain, quoted, block) stays where the new value can be
 * written so. The result is parsed again: it is undefined unless the value is what was wanted and no other value, key
 * or place of a value has changed.
 */
export function editScalar({ file, text, pointer, wanted }: ScalarEdit): string | undefined {
  const before = readYaml(file, text);
  const range = before?.positions.get(pointer)?.range;
  if (before === undefined || range === undefined || range[0] === range[1]) return undefined;
  const raw = text.slice(range[0], range[1]);
  for (const token of waysToWrite(wanted, raw, valueAt(before.value, pointer))) {
    const edited = text.slice(0, range[0]) + token + text.slice(range[1]);
    if (isOnlyChange(before, readYaml(file, edited), pointer, wanted)) return edited;
  }
  return undefined;
}

/** Ways to write a value, the best first. Those that would mean something else are sorted out by parsing. */
function waysToWrite(wanted: Wanted, raw: string, present: unknown): string[] {
  if (wanted.kind === "number") return [wanted.digits];
  if (wanted.kind === "flag") return [String(wanted.value)];
  const { text } = wanted;
  const single = `'${text.replaceAll("'", "''")}'`;
  const double = yamlString(text);
  if (raw.startsWith("'")) return [single, double];
  if (raw.startsWith('"')) return [double];
  if (/^[|>]/.test(raw)) return [...asBlock(text, raw), double];
  // A text that was plain stays plain if it may; one that takes the place of a number needs quotes to be a text.
  return typeof present === "string" || present === null ? [text, single, double] : [text, double];
}

/** The lines of a block text, with the indentation and the line breaks of the block before. */
function asBlock(text: string, raw: string): string[] {
  const [, head = "", newline = "\n"] = /^([^\r\n]*)(\r?\n)/.exec(raw) ?? [];
  const indent = /\n([ ]+)\S/.exec(raw)?.[1];
  if (indent === undefined) return [];
  const end = /[\r\n\s]*$/.exec(raw)?.[0] ?? "";
  // A line break within a folded text is written as two.
  const body = head.startsWith(">") ? text.trimEnd().replaceAll("\n", "\n\n") : text.trimEnd();
  const lines = body.split("\n").map((line) => (line === "" ? "" : indent + line));
  return [`${head}${newline}${lines.join(newline)}${end}`];
}

function isOnlyChange(
  before: YamlDocument,
  after: YamlDocument | undefined,
  pointer: string,
  wanted: Wanted,
): boolean {
  if (after === undefined || after.positions.size !== before.positions.size) return false;
  const value = valueAt(after.value, pointer);
  const isWanted =
    wanted.kind === "text"
      ? value === wanted.text
      : wanted.kind === "flag"
        ? value === wanted.value
        : typeof value === "number" && after.positions.get(pointer)?.text === wanted.digits;
  if (!isWanted) return false;
  for (const [other, { text }] of before.positions)
    if (other !== pointer && after.positions.get(other)?.text !== text) return false;
  return isDeepStrictEqual(withoutValue(before.value, pointer), withoutValue(after.value, pointer));
}

/** A copy of a value in which one part is empty. */
export function withoutValue(value: unknown, pointer: string): unknown {
  const copy: unknown = structuredClone(value);
  const key = pointerSegments(pointer).at(-1);
  const parent = valueAt(copy, pointer.slice(0, pointer.lastIndexOf("/")));
  if (key !== undefined && typeof parent === "object" && parent !== null)
    Object.assign(parent, { [key]: null });
  return copy;
}
