import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isSeq, type YAMLMap, type YAMLSeq } from "yaml";
import { ownValue } from "../../core/own-value.ts";
import { flatten } from "./record-text.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A change of the source that was not made, because a person has written something else. */
export interface Conflict {
  readonly path: string;
  readonly message: string;
}

/** The keys by which the items of a list are distinguished, by the key of the list. */
const identities: Readonly<Record<string, (item: Fields) => string>> = {
  messages: ({ id, extended }) => `${String(id)} ${String(extended ?? "")}`,
  signals: ({ name }) => String(name),
  nodes: ({ name }) => String(name),
  values: ({ value }) => String(value),
  blocks: ({ id }) => String(id),
  registers: ({ name }) => String(name),
  fields: ({ name }) => String(name),
  bits: ({ bit }) => String(bit),
  pins: ({ number }) => String(number),
};

/**
 * Brings the changes of a source since the last import into a record that people have edited since. The
 * values that they changed or removed stay as they have them; comments and the order of keys stay too.
 */
export function mergeRecord(document: Document, before: Fields, after: Fields): Conflict[] {
  const merger = new Merger(document);
  if (isMap(document.contents)) merger.mapping(document.contents, before, after, "");
  return merger.conflicts;
}

class Merger {
  readonly conflicts: Conflict[] = [];

  constructor(readonly document: Document) {}

  mapping(node: YAMLMap, before: Fields, after: Fields, path: string): void {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (!isDeepStrictEqual(before[key], after[key]))
        this.#field(node, key, [before[key], after[key]], `${path}/${key}`);
    }
  }

  #field(node: YAMLMap, key: string, [before, after]: [unknown, unknown], path: string): void {
    const present = node.get(key, true);
    const value = plain(present);
    if (isDeepStrictEqual(value, after)) return;
    if (isMap(present) && isFields(before) && isFields(after)) {
      this.mapping(present, before, after, path);
      return;
    }
    const identity = ownValue(identities, key);
    if (isSeq(present) && identity !== undefined && isList(before) && isList(after)) {
      this.#list(present, { before, after, identity }, path);
      return;
    }
    if (!isDeepStrictEqual(value, before)) this.#keep(path, value, after);
    else if (after === undefined) node.delete(key);
    else node.set(key, this.#nodeOf(after, path));
  }

  #list(
    node: YAMLSeq,
    lists: {
      readonly before: readonly Fields[];
      readonly after: readonly Fields[];
      readonly identity: (item: Fields) => string;
    },
    path: string,
  ): void {
    const { identity } = lists;
    const names = new Names(node, identity);
    const before = new Map(lists.before.map((item) => [identity(item), item]));
    const after = new Map(lists.after.map((item) => [identity(item), item]));
    const removed = new Set<unknown>();
    for (const [name, item] of before) {
      const present = names.itemOf(name);
      if (after.has(name) || present === undefined) continue;
      if (isDeepStrictEqual(plain(present), item)) removed.add(present);
      else this.#keep(`${path}/${name}`, "what people have written there", undefined);
    }
    const added = new Map<unknown, unknown[]>();
    const add = (made: unknown): void => {
      const beside = added.get(previous) ?? [];
      beside.push(made);
      added.set(previous, beside);
    };
    let previous: unknown;
    for (const [name, item] of after) {
      const present = names.itemOf(name);
      if (present !== undefined) this.mapping(present, before.get(name) ?? {}, item, `${path}/${name}`);
      else if (before.has(name))
        this.#keep(
          `${path}/${name}`,
          undefined,
          isDeepStrictEqual(before.get(name), item) ? undefined : "something else",
        );
      else add(this.#nodeOf(item, `${path}/0`));
      if (present !== undefined && names.isBehind(present, previous)) previous = present;
    }
    node.items = [undefined, ...node.items].flatMap((item) => [
      ...(item === undefined || removed.has(item) ? [] : [item]),
      ...(added.get(item) ?? []),
    ]);
  }

  #nodeOf(value: unknown, path: string) {
    const node = this.document.createNode(value);
    flatten(node, path.split("/").length - 1);
    return node;
  }

  #keep(path: string, value: unknown, after: unknown): void {
    const textOf = (one: unknown): string => (one === undefined ? "nothing" : JSON.stringify(one));
    if (value === undefined && after === undefined) return;
    this.conflicts.push({
      path,
      message: `The record has ${textOf(value)}, the source now says ${textOf(after)}; the record stays.`,
    });
  }
}

/** The items of a list by their names, looked up once: a list may have many thousand of them. */
class Names {
  readonly #items = new Map<string, YAMLMap>();
  readonly #places = new Map<unknown, number>();

  constructor(node: YAMLSeq, identity: (item: Fields) => string) {
    for (const [at, item] of node.items.entries()) {
      this.#places.set(item, at);
      const name = isMap(item) ? identity(plain(item) as Fields) : undefined;
      if (isMap(item) && name !== undefined && !this.#items.has(name)) this.#items.set(name, item);
    }
  }

  itemOf(name: string): YAMLMap | undefined {
    return this.#items.get(name);
  }

  /** Whether one item comes after another one; every item comes after an undefined one. */
  isBehind(item: unknown, other: unknown): boolean {
    return (this.#places.get(item) ?? -1) > (this.#places.get(other) ?? -1);
  }
}

function plain(node: unknown): unknown {
  return isMap(node) || isSeq(node)
    ? node.toJSON()
    : typeof node === "object" && node !== null && "value" in node
      ? node.value
      : node;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.every(isFields);
}
