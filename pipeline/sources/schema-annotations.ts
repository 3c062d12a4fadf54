import { pointerSegments } from "../core/json-pointer.ts";
import { type Resolve, resolverOf, type SchemaNode } from "./schema-node.ts";

/**
 * The importance of a change of a published value, from the weakest to the strongest: `x-published` in the
 * schemas.
 */
const published = ["no", "item", "value"] as const;
type Published = (typeof published)[number];

/** Which changes break what was made for the former state, from the weakest to the strongest: `x-breaks` in the schemas. */
const breaks = ["no", "change", "any"] as const;
type Breaks = (typeof breaks)[number];

/** The annotations of a schema about changes of values, by JSON Pointers in a file of its type. */
export class SchemaAnnotations {
  readonly #root: SchemaNode;
  readonly #resolve: Resolve;

  constructor(root: SchemaNode) {
    this.#root = root;
    this.#resolve = resolverOf(root);
  }

  publishedAt(pointer: string): Published {
    return this.#publishedOf(this.#placeAt(pointer));
  }

  breaksAt(pointer: string): Breaks {
    return this.#breaksOf(this.#placeAt(pointer));
  }

  /** Whether the order of the list at a pointer is a part of what it says. */
  isOrdered(pointer: string): boolean {
    const place = this.#placeAt(pointer);
    return place !== undefined && (place["x-ordered"] ?? this.#resolve(place)["x-ordered"]) === true;
  }

  /** Whether a value has a published statement in it. A group without a row, or a block without a register, has none. */
  states(value: unknown, pointer = ""): boolean {
    return this.#states(value, this.#placeAt(pointer));
  }

  /** Keys of the lists that give an object its sense: the rows of a group, the registers of a block. */
  headedLists(pointer: string): readonly string[] {
    const place = this.#placeAt(pointer);
    return place === undefined ? [] : this.#headedLists(this.#resolve(place));
  }

  #states(value: unknown, place: SchemaNode | undefined): boolean {
    if (place === undefined || value === undefined || value === null || value === "not-stated") return false;
    if (typeof value !== "object" || this.#isNone(place)) return this.#publishedOf(place) !== "no";
    const node = this.#resolve(place);
    const lists = Array.isArray(value) ? [] : this.#headedLists(node);
    return Object.entries(value).some(
      ([key, child]) =>
        (lists.length === 0 || lists.includes(key)) && this.#states(child, this.#childOf(node, key)),
    );
  }

  #headedLists({ properties = {}, required = [] }: SchemaNode): readonly string[] {
    return required.filter((key) => {
      const child = properties[key];
      const { items, minItems = 0 } = child === undefined ? {} : this.#resolve(child);
      return minItems > 0 && this.#publishedOf(items) === "item";
    });
  }

  /** The place at a pointer; nothing below one that says of all within it that it is no value. */
  #placeAt(pointer: string): SchemaNode | undefined {
    return pointerSegments(pointer).reduce<SchemaNode | undefined>(
      (place, key) =>
        place === undefined || this.#isNone(place) ? undefined : this.#childOf(this.#resolve(place), key),
      this.#root,
    );
  }

  #isNone(place: SchemaNode): boolean {
    return (place["x-published"] ?? this.#resolve(place)["x-published"]) === "no";
  }

  /**
   * In a union, the first form that has the key: all forms with it have the same annotation, which a test
   * checks.
   */
  #childOf(node: SchemaNode, key: string): SchemaNode | undefined {
    const { properties, items, additionalProperties, oneOf = [] } = node;
    if (properties !== undefined && Object.hasOwn(properties, key)) return properties[key];
    if (items !== undefined && /^\d+$/.test(key)) return items;
    if (typeof additionalProperties === "object") return additionalProperties;
    return oneOf.map((form) => this.#childOf(this.#resolve(form), key)).find((found) => found !== undefined);
  }

  #publishedOf(place: SchemaNode | undefined): Published {
    if (place === undefined) return "no";
    return this.#strongest(
      place,
      published,
      (node) => node["x-published"] ?? (isLeaf(node) ? "value" : undefined),
    );
  }

  #breaksOf(place: SchemaNode | undefined): Breaks {
    if (this.#publishedOf(place) === "no" || place === undefined) return "no";
    return this.#strongest(place, breaks, (node) => {
      if (node["x-published"] === "no") return "no";
      return node["x-breaks"] ?? (isLeaf(node) ? "any" : undefined);
    });
  }

  /** The annotation at a place or at the definition that it refers to, else the strongest of those within. */
  #strongest<T extends string>(
    place: SchemaNode,
    ranks: readonly [T, ...T[]],
    written: (node: SchemaNode) => T | undefined,
  ): T {
    const seen = new Set<SchemaNode>();
    const rankOf = (at: SchemaNode): number => {
      const node = this.#resolve(at);
      // A form that refers to itself adds nothing to what it says.
      if (seen.has(node)) return 0;
      seen.add(node);
      const own = written({ ...node, ...at });
      const rank = own === undefined ? Math.max(0, ...childrenOf(node).map(rankOf)) : ranks.indexOf(own);
      seen.delete(node);
      return rank;
    };
    return ranks[rankOf(place)] ?? ranks[0];
  }
}

function childrenOf({ properties = {}, items, additionalProperties, oneOf = [] }: SchemaNode): SchemaNode[] {
  const others = typeof additionalProperties === "object" ? [additionalProperties] : [];
  return [...Object.values(properties), ...(items === undefined ? [] : [items]), ...others, ...oneOf];
}

/** Whether a node describes a single value, and no list or mapping whose parts say more. */
function isLeaf(node: SchemaNode): boolean {
  return childrenOf(node).length === 0;
}
