/** A tag of a component: `<TabItem value="a" default>`. */
export interface ComponentTag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly isEmpty: boolean;
  /** Texts of attributes; an expression is none, but `{"text"}` is. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Offset behind it. */
  readonly end: number;
}

const opening = /<(\/?)([A-Z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*)(?=[\s/>])/y;
const attribute =
  /\s+(?:\{\.\.\.[^{}]*\}|([A-Za-z_:@#][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'{}<>/=]+)|(?=\{)))?)/y;
const quoted = /^\{\s*(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)\s*\}$/;
/** No tag is longer. */
const longest = 2_000;

/** Reads the tag that begins at an offset; undefined where there is none. Expressions are passed over and never run. */
export function readComponentTag(text: string, start: number): ComponentTag | undefined {
  opening.lastIndex = start;
  const [whole, slash, name = ""] = opening.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const attributes = new Map<string, string>();
  const limit = start + longest;
  let at = start + whole.length;
  for (;;) {
    attribute.lastIndex = at;
    const found = attribute.exec(text);
    if (found === null || attribute.lastIndex > limit) break;
    at = attribute.lastIndex;
    const [, key, double, single, bare] = found;
    const braces = text[at] === "{" && /=\s*$/.test(found[0]) ? bracesAt(text, at, limit) : undefined;
    if (braces !== undefined) at += braces.length;
    const written = double ?? single ?? bare ?? textOf(braces);
    if (key !== undefined && written !== undefined) attributes.set(key, written);
  }
  const [end] = /^\s*\/?>/.exec(text.slice(at, at + 200)) ?? [];
  if (end === undefined) return undefined;
  return { name, isClosing: slash === "/", isEmpty: end.includes("/"), attributes, end: at + end.length };
}

function textOf(braces: string | undefined): string | undefined {
  const [, double, single, template] = quoted.exec(braces ?? "") ?? [];
  return double ?? single ?? template;
}

function bracesAt(text: string, start: number, limit: number): string | undefined {
  let depth = 0;
  for (let at = start; at < Math.min(text.length, limit); at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return text.slice(start, at + 1);
  }
  return undefined;
}
