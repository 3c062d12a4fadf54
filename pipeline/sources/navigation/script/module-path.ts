import { posix } from "node:path";
import type { Expression, Node } from "@babel/types";

const endings = [".ts", ".js", ".mts", ".mjs", ".cts", ".cjs", ".json"];

/** The paths that a relative import may mean, in the order in which they are looked for. */
export function modulePaths(specifier: string, from: string): string[] {
  if (!/^\.{1,2}(?:\/|$)/.test(specifier)) return [];
  const path = posix
    .normalize(posix.join(posix.dirname(from), specifier.replace(/[?#].*$/, "")))
    .replace(/\/$/, "");
  if (path.startsWith("..")) return [];
  // A script of TypeScript imports `x.ts` as `x.js`.
  const typed = path.replace(/\.([cm]?)js$/, ".$1ts");
  return [
    path,
    ...(typed === path ? [] : [typed]),
    ...endings.map((ending) => path + ending),
    ...endings.map((ending) => `${path === "." ? "" : `${path}/`}index${ending}`),
  ];
}

/**
 * A path that a script makes of its own place: `require.resolve("./x")`, `path.join(__dirname, "x")`, `new URL("./x",
 * import.meta.url)`. The texts that it consists of; undefined for any other expression.
 */
export function pathParts(node: Expression): readonly Node[] | undefined {
  if (node.type === "NewExpression") {
    const [path, base] = node.arguments;
    const isUrl = node.callee.type === "Identifier" && node.callee.name === "URL";
    return isUrl && path !== undefined && base !== undefined && isOwnPlace(base) ? [path] : undefined;
  }
  if (node.type === "MemberExpression") {
    const isPath = node.property.type === "Identifier" && /^(?:pathname|href)$/.test(node.property.name);
    return isPath && node.object.type === "NewExpression" ? pathParts(node.object) : undefined;
  }
  if (node.type !== "CallExpression") return undefined;
  const [first, ...others] = node.arguments;
  if (first === undefined) return undefined;
  const called = calledName(node.callee);
  if (called === "require.resolve") return [first];
  if (/(?:^|\.)(?:join|resolve)$/.test(called)) return isOwnPlace(first) ? others : undefined;
  return /(?:^|\.)fileURLToPath$/.test(called) && first.type === "NewExpression"
    ? pathParts(first)
    : undefined;
}

/** `path.join` for the function of a call that is written as names alone. */
export function calledName(node: Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type === "Import") return "import";
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier" || node.computed) return "";
  const object = calledName(node.object);
  return object === "" ? "" : `${object}.${node.property.name}`;
}

/** `__dirname`, `import.meta.url`, `import.meta.dirname`. */
function isOwnPlace(node: Node): boolean {
  if (node.type === "Identifier") return node.name === "__dirname";
  return (
    node.type === "MemberExpression" &&
    node.object.type === "MetaProperty" &&
    node.property.type === "Identifier" &&
    /^(?:url|dirname)$/.test(node.property.name)
  );
}
