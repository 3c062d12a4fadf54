import type { Node } from "@babel/types";
import type { ScriptFile } from "./script-scope.ts";

/** Longer names are cut. */
const LONGEST = 60;

/** A short name of an expression that is not read: `process.env.CI`, `version()`, "a function". */
export function nameOf(node: Node, file: ScriptFile): string {
  switch (node.type) {
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "FunctionDeclaration":
    case "ObjectMethod":
      return "a function";
    case "CallExpression":
    case "OptionalCallExpression":
    case "NewExpression": {
      const written = node.type === "NewExpression" ? "new " : "";
      return `${written}${shortened(textOf(node.callee, file))}(${node.arguments.length > 0 ? "…" : ""})`;
    }
    case "AwaitExpression":
      return nameOf(node.argument, file);
    case "SpreadElement":
      return `...${nameOf(node.argument, file)}`;
    default:
      return shortened(textOf(node, file));
  }
}

/** The text of a node as its author wrote it. */
function textOf({ start, end }: Node, { text, added }: ScriptFile): string {
  return text.slice((start ?? 0) - added, (end ?? 0) - added);
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
