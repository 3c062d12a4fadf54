import { append } from "../../../core/append.ts";
import { checkEscapes } from "./check-escapes.ts";
import { checkFolded } from "./check-folded.ts";
import { type CheckContext, checkKeys } from "./check-keys.ts";
import { checkNumber } from "./check-number.ts";
import { checkProperties } from "./check-properties.ts";
import { checkSpaces } from "./check-spaces.ts";
import type { Mistake } from "./mistake.ts";
import { isPlain, type YamlNode } from "./walk-events.ts";

/** Rejects YAML features that Fairlead does not support. Every mistake of the file is reported, not only the first. */
export function checkNodes(nodes: readonly YamlNode[], context: CheckContext): Mistake[] {
  const mistakes = [...checkKeys(nodes, context)];
  for (const node of nodes) {
    append(mistakes, checkProperties(node, context.source));
    append(mistakes, checkEscapes(node, context.source));
    if (!isPlain(node)) continue;
    append(mistakes, checkSpaces(node, context.source));
    append(mistakes, checkFolded(node, context.source));
    if (node.role !== "key") append(mistakes, checkNumber(node));
  }
  return mistakes;
}
