import { blank } from "../../core/text/blank.ts";
import { type Resolve, type SchemaNode, typeOf } from "../../sources/schema-node.ts";

/** Words of a list that claim nothing. */
const harmless: readonly unknown[] = ["not-stated", "draft", "unverified", "none"];

/** Deeper than any file is; a schema that requires itself would never end. */
const deepest = 20;

interface SampleContext {
  readonly resolve: Resolve;
  /** The key that the value belongs to; the list's own for its items. */
  readonly key: string;
  /** A value that the author asks for by uncommenting it: a list then has an item and a flag is true. */
  readonly isWanted: boolean;
  /** Counts items from 1. */
  readonly item?: number;
  readonly depth?: number;
}

/** The smallest value that a schema accepts and that says nothing. */
export function sampleValue(unresolved: SchemaNode, context: SampleContext): unknown {
  const { resolve, isWanted, depth = 0 } = context;
  if (depth > deepest) throw new Error(`The schema of "${context.key}" requires itself.`);
  const node = resolve(unresolved);
  const inside = { resolve, isWanted: false, depth: depth + 1 };
  if (node.const !== undefined) return node.const;
  if (node.default !== undefined) return node.default;
  if (node.examples?.[0] !== undefined) return node.examples[0];
  if (node.enum !== undefined) return harmless.find((word) => node.enum?.includes(word)) ?? node.enum[0];
  if (node.oneOf?.[0] !== undefined) return sampleValue(node.oneOf[0], { ...context, depth: depth + 1 });
  switch (typeOf(node)) {
    case "object": {
      const required = (node.required ?? []).map((key) => [
        key,
        sampleValue(node.properties?.[key] ?? {}, { ...inside, key }),
      ]);
      return Object.fromEntries(required);
    }
    case "array":
      return Array.from({ length: Math.max(node.minItems ?? 0, isWanted ? 1 : 0) }, (_, index) =>
        sampleValue(node.items ?? {}, { ...inside, key: context.key, item: index + 1 }),
      );
    case "boolean":
      return isWanted;
    case "integer":
    case "number":
      return sampleNumber(node);
    default:
      return sampleString(node, context);
  }
}

/** One, or the nearest number that is allowed. */
function sampleNumber({
  minimum = Number.NEGATIVE_INFINITY,
  maximum = Number.POSITIVE_INFINITY,
}: SchemaNode) {
  return Math.max(minimum, Math.min(maximum, 1));
}

function sampleString(node: SchemaNode, { key, item = 1 }: SampleContext): string {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = node;
  const fits = (text: string): boolean => {
    const { length } = [...text];
    const isFormed = pattern === undefined || new RegExp(pattern, "u").test(text);
    return length >= minLength && length <= maxLength && isFormed;
  };
  const candidates = [
    item === 1 ? blank : `${blank} ${item}`,
    ...examplesOf(node["x-pattern-hint"] ?? ""),
    `${key.replace(/s$/, "")}-${item}`,
    key,
    `/${key}`,
    `http://${blank}`,
    blank.repeat(Math.min(minLength, 1000)),
  ];
  const found = candidates.find(fits);
  if (found === undefined)
    throw new Error(`No value is found for "${key}" (${pattern}); its schema needs "examples".`);
  return found;
}

/**
 * The examples in a hint: `Write the id in hexadecimal such as 0x1A0.` gives `0x1A0`, and `such as 02 53 52
 * 03.` all of it.
 */
function examplesOf(hint: string): string[] {
  const examples = /(?:such as|for example) (.*?)\.?$/.exec(hint)?.[1] ?? "";
  return [examples, ...examples.split(/,? or |, /)].filter((text) => text !== "");
}
