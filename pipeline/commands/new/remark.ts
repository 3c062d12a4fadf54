import { blank } from "../../core/text/blank.ts";
import type { Resolve, SchemaNode } from "../../sources/schema-node.ts";

/** The comment beside a value in a new file: description, allowed words, limits and format. */
export function remark(node: SchemaNode, resolve: Resolve, isShort = false): string {
  const { description, enum: words, minimum, maximum } = node;
  const items = node.items === undefined ? undefined : resolve(node.items);
  return [
    description,
    choice("One of", words),
    choice("Each one of", items?.enum),
    minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}.` : undefined,
    hintOf(node) ?? (items === undefined ? undefined : hintOf(items)),
    // Where its keys are not written out, they are named.
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

function choice(lead: string, words: readonly unknown[] | undefined): string | undefined {
  return words === undefined ? undefined : `${lead} ${words.map(String).join(", ")}.`;
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
