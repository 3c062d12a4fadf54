import { blank } from "../../core/text/blank.ts";
import type { Resolve, SchemaNode } from "../../sources/schema-node.ts";

/** The rules that a file has written out, with the key at which each is. */
export type WrittenRules = Map<string, string>;

interface RemarkOptions {
  readonly resolve: Resolve;
  readonly key: string;
  /** Where its keys are not written out, they are named. */
  readonly isShort?: boolean;
  readonly rules: WrittenRules;
}

/**
 * The comment beside a value in a new file: description, allowed words, limits and format. A rule is written out once
 * in a file, and later keys refer to the first one.
 */
export function remark(node: SchemaNode, { resolve, key, isShort = false, rules }: RemarkOptions): string {
  const { description = "", enum: words, minimum, maximum } = node;
  const items = node.items === undefined ? undefined : resolve(node.items);
  const hint = hintOf(node) ?? (items === undefined ? undefined : hintOf(items));
  const once = (rule: string | undefined, lead: string): string | undefined => {
    const first = rule === undefined ? undefined : rules.get(rule);
    if (rule !== undefined && first === undefined) rules.set(rule, key);
    const short = `${lead} ${first}.`;
    return first !== undefined && short.length < (rule ?? "").length ? short : rule;
  };
  return [
    hint === undefined ? description : description.replace(hint, "").trim(),
    once(choice("One of", words, description), "See the words of"),
    once(choice("Each one of", items?.enum, description), "See the words of"),
    minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}.` : undefined,
    hint === undefined || hasExampleOf(hint, description) ? undefined : once(hint, "See the rule of"),
    isShort ? keysInWords(node) || (items === undefined ? "" : keysInWords(items)) : undefined,
  ]
    .filter((part) => part !== undefined && part !== "")
    .join(" ")
    .replace(/\s+/g, " ");
}

/** How to form a text, unless nearly every text is formed so. */
function hintOf({ pattern, ...node }: SchemaNode): string | undefined {
  if (pattern !== undefined && new RegExp(pattern, "u").test(`/ ${blank} :`)) return undefined;
  return node["x-pattern-hint"];
}

/** Whether a description has the example of a rule, and so the rule. */
function hasExampleOf(hint: string, description: string): boolean {
  const example = /(?:such as|for example) [^ ,.]+/.exec(hint)?.[0];
  return example !== undefined && description.includes(example);
}

/** The words of a list, unless the description explains each of them. */
function choice(
  lead: string,
  words: readonly unknown[] | undefined,
  description: string,
): string | undefined {
  const explained = new Set(description.split(/[^\w-]+/));
  if (words === undefined || words.every((word) => explained.has(String(word)))) return undefined;
  return `${lead} ${words.map(String).join(", ")}.`;
}

/** `It has id, name; it may have note.` */
export function keysInWords({ properties = {}, required = [] }: SchemaNode, except?: string): string {
  const names = Object.keys(properties).filter((key) => key !== except);
  const must = names.filter((key) => required.includes(key)).join(", ");
  const may = names
    .filter((key) => !required.includes(key) && properties[key]?.["x-no-effect"] !== true)
    .join(", ");
  const parts = [must === "" ? "" : `has ${must}`, may === "" ? "" : `may have ${may}`].filter(
    (part) => part !== "",
  );
  return parts.length === 0 ? "" : `It ${parts.join("; it ")}.`;
}
