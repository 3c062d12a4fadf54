/**
 * JSON with one spelling per value: keys sorted by UTF-16 units, no spaces, `-0` as `0`. A property that is undefined
 * counts as absent. What JSON cannot hold (NaN, functions, dates, cycles, undefined in a list) throws instead of
 * turning into something else, because two different inputs must never share a cache key.
 */
export function canonicalJson(value: unknown): string {
  return write(value, "", new Set());
}

function write(value: unknown, at: string, open: Set<object>): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value);
    case "boolean":
      return value ? "true" : "false";
    case "number":
      if (!Number.isFinite(value)) throw new TypeError(`${value} at "${at}" has no form in JSON.`);
      return String(value === 0 ? 0 : value);
    case "object":
      return value === null ? "null" : writeObject(value, at, open);
    default:
      throw new TypeError(`A value of type ${typeof value} at "${at}" has no form in JSON.`);
  }
}

function writeObject(value: object, at: string, open: Set<object>): string {
  if (open.has(value)) throw new TypeError(`The value at "${at}" contains itself.`);
  open.add(value);
  const text = Array.isArray(value) ? writeList(value, at, open) : writeRecord(value, at, open);
  open.delete(value);
  return text;
}

function writeList(list: readonly unknown[], at: string, open: Set<object>): string {
  // Array.from, not map: map would skip the holes of a sparse list.
  return `[${Array.from(list, (item, index) => write(item, `${at}/${index}`, open)).join(",")}]`;
}

function writeRecord(record: object, at: string, open: Set<object>): string {
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError(`The value at "${at}" is not a plain object.`);
  }
  const entries: string[] = [];
  for (const key of Object.keys(record).sort()) {
    const value: unknown = (record as Record<string, unknown>)[key];
    if (value !== undefined) entries.push(`${JSON.stringify(key)}:${write(value, `${at}/${key}`, open)}`);
  }
  return `{${entries.join(",")}}`;
}
