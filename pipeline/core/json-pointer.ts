/** The keys and indices of a JSON Pointer (RFC 6901), from the root on. */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A key or index as a JSON Pointer writes it. */
export function escapedSegment(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key;
}

/** JSON Pointer of a key or item below another. */
export function childPointer(pointer: string, key: string | number): string {
  return `${pointer}/${escapedSegment(String(key))}`;
}

/** The value at a JSON Pointer; undefined if the pointer leads nowhere. */
export function valueAt(data: unknown, pointer: string): unknown {
  return pointerSegments(pointer).reduce<unknown>(own, data);
}

/** A field of a mapping or list that the file itself has. */
export function own(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key];
}
