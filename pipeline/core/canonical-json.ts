/**
 * JSON with one spelling per value: keys sorted by UTF-16 units, no spaces, `-0` as `0`. A property that is
 * undefined counts as absent. A value that JSON cannot hold (NaN, functions, dates, cycles, undefined in a
 * list) throws instead of turning into something else, because two different inputs must never share a cache
 * key.
 */
export function canonicalJson(value: unknown): string {
  return write(value, { keys: [], open: [] });
}

/** The way to a value, from the whole inwards. */
interface Way {
  readonly keys: (string | number)[];
  /** The lists and objects that it leads through. */
  readonly open: object[];
}

function write(value: unknown, way: Way): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value);
    case "boolean":
      return value ? "true" : "false";
    case "number":
      if (!Number.isFinite(value)) throw new TypeError(`${value} at "${pointer(way)}" has no form in JSON.`);
      return String(value === 0 ? 0 : value);
    case "object":
      return value === null ? "null" : writeObject(value, way);
    default:
      throw new TypeError(`A value of type ${typeof value} at "${pointer(way)}" has no form in JSON.`);
  }
}

function writeObject(value: object, way: Way): string {
  if (way.open.includes(value)) throw new TypeError(`The value at "${pointer(way)}" contains itself.`);
  way.open.push(value);
  const text = Array.isArray(value) ? writeList(value, way) : writeRecord(value, way);
  way.open.pop();
  return text;
}

function writeList(list: readonly unknown[], way: Way): string {
  let text = "";
  // By number, not by item: a hole of a sparse list must not be passed over.
  for (let index = 0; index < list.length; index++) {
    if (index > 0) text += ",";
    text += writeAt(index, list[index], way);
  }
  return `[${text}]`;
}

function writeRecord(record: object, way: Way): string {
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError(`The value at "${pointer(way)}" is not a plain object.`);
  }
  let text = "";
  for (const key of sortedKeys(record)) {
    const value: unknown = (record as Record<string, unknown>)[key];
    if (value === undefined) continue;
    if (text !== "") text += ",";
    text += `${JSON.stringify(key)}:${writeAt(key, value, way)}`;
  }
  return `{${text}}`;
}

function writeAt(key: string | number, value: unknown, way: Way): string {
  way.keys.push(key);
  const text = write(value, way);
  way.keys.pop();
  return text;
}

/** Most objects have few keys, many have them in order, and to sort takes longer than to look. */
function sortedKeys(record: object): string[] {
  const keys = Object.keys(record);
  const isSorted = keys.every((key, at) => at === 0 || (keys[at - 1] ?? "") < key);
  return isSorted ? keys : keys.sort();
}

function pointer({ keys }: Way): string {
  return keys.map((key) => `/${key}`).join("");
}
