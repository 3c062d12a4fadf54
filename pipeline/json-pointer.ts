/** The value at a JSON Pointer; undefined where there is none. */
export function valueAt(data: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((value, key) => own(value, key.replaceAll("~1", "/").replaceAll("~0", "~")), data);
}

/** A field of a mapping or list that the file itself has. */
export function own(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key];
}
