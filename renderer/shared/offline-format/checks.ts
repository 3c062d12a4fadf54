/** Unvalidated JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a JSON object; undefined for arrays, null and other values. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** SHA-256 in hexadecimal. */
export function isHash(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}

/** A count or a number of bytes. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** A text that is shown: at most 1,000 characters. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= 1000;
}

/** Id of a section: at most 200 characters that need no escape in an address. */
export function isId(value: unknown): value is string {
  return typeof value === "string" && /^[\w-][\w.-]{0,199}$/.test(value);
}

/** A Content-Type of a file, such as `text/css; charset=utf-8`. */
export function isMediaType(value: unknown): value is string {
  return typeof value === "string" && /^[a-z]+\/[a-z0-9][a-z0-9.+-]*(; ?charset=[a-z0-9-]+)?$/i.test(value);
}

/** A path below the base: it cannot lead to another folder or host, whatever it is joined to. */
export function isFilePath(value: unknown): value is string {
  return typeof value === "string" && /^[^/]/.test(value) && !value.includes("?") && isPlain(value);
}

/** The decoded address of a page. */
export function isPathname(value: unknown): value is string {
  return typeof value === "string" && /^\/(?!\/)/.test(value) && isPlain(value);
}

function isPlain(path: string): boolean {
  if (path.length > 2000 || /\/\/|[\\:#\x00-\x1f\x7f]/.test(path)) return false;
  return path.split("/").every((part) => part !== "." && part !== "..");
}

/** Every item as `parse` reads it, or undefined where one cannot be read or two have the same key. */
export function listOf<T>(
  value: unknown,
  parse: (item: unknown) => T | undefined,
  keyOf: (item: T) => string,
): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items: T[] = [];
  const keys = new Set<string>();
  for (const one of value as unknown[]) {
    const item = parse(one);
    if (item === undefined || keys.has(keyOf(item))) return undefined;
    keys.add(keyOf(item));
    items.push(item);
  }
  return items;
}
