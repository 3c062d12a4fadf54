import { escapeAttribute } from "./escape.ts";

/** An element without content, such as `<meta name="robots" content="noindex">`. An empty value leaves the bare name. */
export function voidTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === "" ? ` ${key}` : ` ${key}="${escapeAttribute(value)}"`,
  );
  return `<${name}${written.join("")}>`;
}
