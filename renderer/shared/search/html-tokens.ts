/** A piece of HTML: text with its characters decoded, or one end of an element. */
export type HtmlToken =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "open"; readonly name: string; readonly attributes: string; readonly empty: boolean }
  | { readonly kind: "close"; readonly name: string };

/** A comment, a tag, or else the sign "<" itself. */
const MARK = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|</y;
/** Elements without an end. */
export const VOID: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

/** The token that begins with the "<" at a position of a text, and its length; a comment is no token. */
export function markAt(html: string, at: number): { readonly length: number; readonly token?: HtmlToken } {
  MARK.lastIndex = at;
  const [{ length } = "<", slash, tag, attributes = ""] = MARK.exec(html) ?? [];
  const name = tag?.toLowerCase();
  if (name === undefined) return length === 1 ? { length, token: { kind: "text", text: "<" } } : { length };
  if (slash === "/") return { length, token: { kind: "close", name } };
  const empty = VOID.has(name) || attributes.endsWith("/");
  return { length, token: { kind: "open", name, attributes, empty } };
}

/** Patterns of attributes by their name. */
const patterns = new Map<string, RegExp>();

/** The value of an attribute in the text between the name of a tag and its end; "" where it is only named. */
export function htmlAttribute(attributes: string, name: string): string | undefined {
  if (!attributes.includes(name)) return undefined;
  let pattern = patterns.get(name);
  if (pattern === undefined) {
    pattern = new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))|(?=[\\s/]|$))`);
    patterns.set(name, pattern);
  }
  const match = pattern.exec(attributes);
  return match === null ? undefined : decodeHtml(match[1] ?? match[2] ?? match[3] ?? "");
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "",
};

/**
 * Text of HTML as it is read: without its references to characters, and without soft hyphens. A name has six letters at
 * most, so that none is that of a part of every object, such as `constructor`.
 */
export function decodeHtml(text: string): string {
  if (!text.includes("&") && !text.includes("\u00ad")) return text;
  return text
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,6}));/gi, (whole, decimal, hexadecimal, name) => {
      if (name !== undefined) return NAMED[name as string] ?? whole;
      const code = Number(decimal ?? `0x${hexadecimal}`);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replaceAll("\u00ad", "");
}
