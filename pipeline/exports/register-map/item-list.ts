/**
 * `0=Off; 1=On` of keys and texts; items without a text are left out. A semicolon before what looks like the next item has a
 * backslash.
 */
export function itemList(
  items: readonly (readonly [key: number | string, text: string | undefined])[],
): string {
  return items
    .flatMap(([key, text]) =>
      text === undefined ? [] : [`${key}=${text.replace(/;(?=\s*-?\d+\s*=)/g, "\\;")}`],
    )
    .join("; ");
}
