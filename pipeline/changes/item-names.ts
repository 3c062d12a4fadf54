import { groupBy } from "../core/group-by.ts";

/** Keys by which items of lists are known, in this order. */
const names = [
  "id",
  "param",
  "number",
  "name",
  "token",
  "message",
  "orderCode",
  "revision",
  "serial",
  "path",
  "term",
  "title",
  "label",
] as const;

/** The key that names an item of a list; undefined where none does. */
export function nameKeyOf(item: unknown): string | undefined {
  if (!isMapping(item)) return undefined;
  return names.find((name) => typeof item[name] === "string" || typeof item[name] === "number");
}

/**
 * The name of an item of a list: by a key of its own, or by its identity; undefined if nothing distinguishes
 * it from others.
 */
function nameOf(item: unknown): string | undefined {
  if (Array.isArray(item)) return undefined;
  if (!isMapping(item)) return String(item);
  const key = nameKeyOf(item);
  return key === undefined ? undefined : String(item[key]);
}

/** ` large since B`; a supported message states the firmware, which is no limit. */
function scopeOf(item: unknown): string {
  if (!isMapping(item) || nameKeyOf(item) === "message") return "";
  const { since, until, variant } = item;
  const variants = (Array.isArray(variant) ? variant : [variant]).filter((id) => typeof id === "string");
  return [
    ...(variants.length === 0 ? [] : [` ${variants.join("+")}`]),
    ...(typeof since === "string" ? [` since ${since}`] : []),
    ...(typeof until === "string" ? [` until ${until}`] : []),
  ].join("");
}

/** The items of a list by their names without limits, counted: what is limited otherwise is the same thing. */
export function countedNames(list: readonly unknown[]): (index: number) => string | undefined {
  const counts = new Map<string, number>();
  const found = list.map((item) => {
    const base = item === undefined ? undefined : nameOf(item);
    if (base === undefined) return undefined;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return `${base} ${count}`;
  });
  return (index) => found[index];
}

/**
 * The items of a list by their places. If a name occurs twice, the hardware to which each is limited is
 * added, and those that are still alike are counted; a hole is not an item, and some items have no name.
 */
export function namedItems(list: readonly unknown[]): Map<number, string | undefined> {
  const found = new Map<number, string | undefined>();
  const taken = new Set<string>();
  const counts = groupBy(list, nameOf);
  list.forEach((item, i) => {
    if (item === undefined) return;
    const plain = nameOf(item);
    const isAlone = (counts.get(plain)?.length ?? 0) < 2;
    const base = plain === undefined || isAlone ? plain : `${plain}${scopeOf(item)}`;
    let name = base;
    for (let n = 2; name !== undefined && taken.has(name); n++) name = `${base} (${n})`;
    if (name !== undefined) taken.add(name);
    found.set(i, name);
  });
  return found;
}

/** Whether a value of YAML is a mapping. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
