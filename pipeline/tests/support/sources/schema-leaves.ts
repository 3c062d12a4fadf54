import { resolverOf, type SchemaNode } from "../../../sources/schema-node.ts";

/** A place of a schema for one value, or one entry of a list. */
export interface LocatedLeaf {
  /** The JSON Pointer with `[]` for each place in a list and `{}` for any key: `/pins[]/level/max`. */
  readonly path: string;
  /** An entry of a list that is a mapping, and is added and removed as a whole. */
  readonly isEntry: boolean;
  /** Whether it is in a list whose order is part of its meaning. */
  readonly isOrdered: boolean;
  readonly published: SchemaNode["x-published"];
  readonly breaks: SchemaNode["x-breaks"];
}

/** A node on the way to a leaf: what it refers to, and that with what is written at the place. */
interface Place {
  readonly target: SchemaNode;
  readonly node: SchemaNode;
}

/** Every single value and every entry of a list that a schema describes; what contains itself is shown once. */
export function leavesOf(root: SchemaNode): LocatedLeaf[] {
  const resolve = resolverOf(root);
  const walk = (place: SchemaNode, path: string, above: readonly Place[]): LocatedLeaf[] => {
    const target = resolve(place);
    if (above.some((one) => one.target === target)) return [];
    const node = { ...target, ...place };
    const below = [...above, { target, node }];
    const children = [
      ...Object.entries(node.properties ?? {}).map(([key, child]) => walk(child, `${path}/${key}`, below)),
      ...(node.items === undefined ? [] : [walk(node.items, `${path}[]`, below)]),
      ...(typeof node.additionalProperties === "object"
        ? [walk(node.additionalProperties, `${path}{}`, below)]
        : []),
      ...(node.oneOf ?? []).map((form) => walk(form, path, below)),
    ].flat();
    const isUnion = node.oneOf !== undefined;
    const isEntry = path.endsWith("[]") && node.properties !== undefined && !isUnion;
    const isLeaf = isEntry || (node.properties === undefined && !isUnion && !isList(node) && !isOpen(node));
    if (!isLeaf) return children;
    const isNone = below.some((one) => one.node["x-published"] === "no");
    const published = isNone ? "no" : node["x-published"];
    const isOrdered = above.at(-1)?.node["x-ordered"] === true;
    return [{ path, isEntry, isOrdered, published, breaks: node["x-breaks"] }, ...children];
  };
  return walk(root, "", []);
}

function isList({ type }: SchemaNode): boolean {
  return type === "array";
}

/** A mapping with any keys, whose values are leaves. */
function isOpen({ type, additionalProperties }: SchemaNode): boolean {
  return type === "object" && typeof additionalProperties === "object";
}
