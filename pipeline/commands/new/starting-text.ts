import { type Resolve, resolverOf, type SchemaNode, typeOf } from "../../sources/schema-node.ts";
import { keysInWords, remark, type WrittenRules } from "./remark.ts";
import { sampleValue } from "./sample-value.ts";
import { yamlText } from "./yaml-text.ts";

interface StartingFile {
  readonly schema: SchemaNode;
  /** Values that are known already, such as `id` and `title`: written even where their keys are optional. */
  readonly known: Readonly<Record<string, unknown>>;
}

interface Writing {
  readonly resolve: Resolve;
  readonly known: StartingFile["known"];
  /** Whether optional keys are written as well, not as comments: in an example that is itself a comment. */
  readonly isExample: boolean;
  readonly rules: WrittenRules;
}

/** Longest line of a comment on its own line. */
const width = 100;

/**
 * The text of a file to start from, made of nothing but its schema:
 *
 * id: clim # Identifier, unique within its type. … # route: /route # Public address; …
 *
 * Required keys are written, optional keys are comments in the order of the schema. `##` leads remarks.
 */
export function startingText({ schema, known }: StartingFile): string {
  const writing: Writing = { resolve: resolverOf(schema), known, isExample: false, rules: new Map() };
  const head = [
    ...wrapped([schema.title, schema.description].filter((part) => part !== undefined).join(": ")),
    ...wrapped(
      'Replace "…" by your text. A line with a single "#" holds an optional key: take the mark and the space after it away to use it.',
    ),
  ];
  return [...head, ...objectLines(schema, writing), ""].join("\n");
}

/** The keys of an object, without indentation. */
function objectLines(node: SchemaNode, writing: Writing): string[] {
  const inside = { ...writing, known: {} };
  return Object.entries(node.properties ?? {}).flatMap(([key, unresolved]) => {
    const child = writing.resolve(unresolved);
    if (Object.hasOwn(writing.known, key))
      return [line(key, writing.known[key], remark(child, { ...inside, key }))];
    if (node.required?.includes(key)) return requiredLines(key, child, inside);
    // Keys of other systems would be reported as without effect.
    if (child["x-no-effect"] === true) return [];
    const value = sampleValue(child, { resolve: writing.resolve, key, isWanted: true });
    const optional = line(key, value, remark(child, { ...inside, key, isShort: true }));
    return [writing.isExample ? optional : `# ${optional}`];
  });
}

function requiredLines(key: string, node: SchemaNode, writing: Writing): string[] {
  const words = remark(node, { ...writing, key });
  const [first, ...others] = node.oneOf?.map(writing.resolve) ?? [];
  if (first !== undefined)
    return [
      `${key}:${comment(words)}`,
      ...indented([...objectLines(first, writing), ...otherForms(node, others, writing)]),
    ];
  const type = typeOf(node);
  if (type === "object" && node.properties !== undefined) {
    const lines = objectLines(node, writing);
    if (lines.some((text) => !text.startsWith("#"))) return [`${key}:${comment(words)}`, ...indented(lines)];
    return emptyLines(key, {}, words, indented(objectLines(node, { ...writing, isExample: true })));
  }
  if (type === "array" && node.items !== undefined) {
    const items = writing.resolve(node.items);
    const isGroup = typeOf(items) === "object" || items.oneOf !== undefined;
    if (isGroup && (node.minItems ?? 0) > 0) {
      const item = indented(itemLines(items, writing));
      return [`${key}:${comment(words)}`, ...Array.from({ length: node.minItems ?? 1 }, () => item).flat()];
    }
    if (isGroup && !writing.isExample)
      return emptyLines(key, [], words, indented(itemLines(items, { ...writing, isExample: true })));
  }
  return [line(key, sampleValue(node, { resolve: writing.resolve, key, isWanted: false }), words)];
}

/** Nothing is required: the value is empty, and what it may hold follows as a comment. */
function emptyLines(key: string, empty: unknown, words: string, example: readonly string[]): string[] {
  const text = yamlText(empty);
  return [line(key, empty, `${words} In place of ${text}:`.trim()), ...example.map((row) => `# ${row}`)];
}

/** An item of a list, its dash before its first key. */
function itemLines(node: SchemaNode, writing: Writing): string[] {
  const [form, ...others] = node.oneOf?.map(writing.resolve) ?? [node];
  const lines = [...objectLines(form ?? node, writing), ...otherForms(node, others, writing)];
  const [first = "{}", ...rest] = lines;
  return first.startsWith("#") ? ["-", ...indented(lines)] : [`- ${first}`, ...indented(rest)];
}

/** The other forms that a value may have, in words. */
function otherForms(node: SchemaNode, others: readonly SchemaNode[], { resolve }: Writing): string[] {
  const key = node.discriminator?.propertyName;
  return others.flatMap((other) => {
    const name =
      key === undefined ? other.title : `${key}: ${String(resolve(other.properties?.[key] ?? {}).const)}`;
    return wrapped(`Or ${name ?? "another form"}. ${other.description ?? ""} ${keysInWords(other, key)}`);
  });
}

function line(key: string, value: unknown, words: string): string {
  return `${yamlText(key)}: ${yamlText(value)}${comment(words)}`;
}

function comment(words: string): string {
  return words === "" ? "" : `  # ${words}`;
}

function indented(lines: readonly string[]): string[] {
  return lines.map((text) => `  ${text}`);
}

/** A comment of as many lines as it needs; never one that looks like a key. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`## ${word}`);
  }
  return lines;
}
