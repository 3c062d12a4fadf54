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

/** What an item of a list is called: by a key of its own, or by what it is; undefined where nothing tells it from others. */
function nameOf(item: unknown): string | undefined {
  if (Array.isArray(item)) return undefined;
  if (!isMapping(item)) return String(item);
  const key = nameKeyOf(item);
  const variant = typeof item.variant === "string" ? ` ${item.variant}` : "";
  return key === undefined ? undefined : `${item[key]}${variant}`;
}

/** The items of a list by their places; a name that occurs twice is counted, a hole is no item, and some have no name. */
export function namedItems(list: readonly unknown[]): Map<number, string | undefined> {
  const found = new Map<number, string | undefined>();
  const taken = new Set<string>();
  list.forEach((item, i) => {
    if (item === undefined) return;
    const base = nameOf(item);
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
