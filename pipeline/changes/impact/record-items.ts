import { own, valueAt } from "../../core/json-pointer.ts";
import type { Scope } from "../../domain/boards/scope.ts";
import { interfaceFacts } from "../../model/resolve/interface-types.ts";
import type { Source } from "../../sources/parse/source.ts";

/** Lists of the parts of a record on a level, counted from the outermost; structures can hold others of their kind. */
function listsAt(type: string, depth: number): readonly string[] {
  const levels = interfaceFacts(type)?.parts ?? [];
  return levels[Math.min(depth, levels.length - 1)] ?? [];
}

/** A part of a record: a message, signal, register, pin or field, with the words that name it. */
export interface RecordItem {
  readonly pointer: string;
  readonly names: readonly string[];
  /** The hardware revisions and variants that it is limited to. */
  readonly scope: Scope;
}

/** Whether records of a type have parts that can be named. */
export function hasItems(type: string): boolean {
  return interfaceFacts(type) !== undefined;
}

/** The parts of a record, or of a part of it that `depth` levels lie above. */
export function itemsOf({ type, data }: Source, depth: number, above: string): RecordItem[] {
  return listsAt(type, depth).flatMap((list) => [
    ...itemsIn(data, `${above}/${list}`),
    // Registers may be in blocks, and are known without them.
    ...(list === "registers" ? blocksOf(data).flatMap((block) => itemsIn(data, `${block}/registers`)) : []),
  ]);
}

function blocksOf(data: Source["data"]): string[] {
  return itemsIn(data, "/blocks").map(({ pointer }) => pointer);
}

function itemsIn(data: Source["data"], list: string): RecordItem[] {
  const items = valueAt(data, list);
  if (!Array.isArray(items)) return [];
  return items.map((item: unknown, index) => ({
    pointer: `${list}/${index}`,
    names: namesOf(item, index),
    scope: scopeOf(item),
  }));
}

function scopeOf(item: unknown): Scope {
  const { since, until, variant } = (item ?? {}) as Scope;
  return { since, until, variant };
}

/** Whether two words name one thing: `0x1F03`, `0x1f03` and `7939` are the same address. */
export function isSameName(one: string, other: string): boolean {
  return plainNumber(one) === plainNumber(other);
}

function plainNumber(name: string): string {
  return /^0x[0-9a-f]+$/i.test(name) ? String(BigInt(name)) : name;
}

/** Keys whose words name an item: the ones that people say first. */
const NAMES = ["name", "id", "number", "message", "short", "address", "bit", "value", "token"];

/** By name, id, number or address; what has none of them, such as a wire, by its place, counted from 1. */
function namesOf(item: unknown, index: number): string[] {
  const names = NAMES.map((key) => own(item, key));
  const stated = names.filter((name) => typeof name === "string" || typeof name === "number").map(String);
  return stated.length === 0 ? [String(index + 1)] : stated;
}
