/** A tag of a component: `<TabItem value="a" default>`. */
export interface ComponentTag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly isEmpty: boolean;
  /** Texts of attributes; an expression is not a text, but `{"text"}` is. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Offset behind it. */
  readonly end: number;
  /** Attributes that are expressions, and what they are as texts. */
  readonly expressions: readonly TagExpression[];
}

/** `width={300}` or `{...props}`, from the space before it. */
interface TagExpression {
  readonly start: number;
  readonly end: number;
  /** The offset of the brace. */
  readonly brace: number;
  readonly text: string | undefined;
}

const opening = /<(\/?)([A-Z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*)(?=[\s/>])/y;
const attribute =
  /\s+(?:\{\.\.\.[^{}]*\}|([A-Za-z_:@#][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'{}<>/=]+)|(?=\{)))?)/y;
const quoted = /^\{\s*(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)\s*\}$/;
const element = /<(\/?)([a-z][a-z0-9]*)(?=[\s/>])/y;
/** No tag is longer. */
const longest = 2_000;

/**
 * Reads the tag that begins at an offset; undefined if there is no tag. Expressions are passed over and never
 * run.
 */
export function readComponentTag(text: string, start: number): ComponentTag | undefined {
  return readTag(text, start, opening);
}

/** The same of an element of HTML, as MDX writes it. */
export function readElementTag(text: string, start: number): ComponentTag | undefined {
  return readTag(text, start, element);
}

function readTag(text: string, start: number, name: RegExp): ComponentTag | undefined {
  name.lastIndex = start;
  const [whole, slash, tag = ""] = name.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const expressions: TagExpression[] = [];
  const attributes = new Map<string, string>();
  const limit = start + longest;
  let at = start + whole.length;
  for (;;) {
    attribute.lastIndex = at;
    const found = attribute.exec(text);
    if (found === null || attribute.lastIndex > limit) break;
    const from = at;
    at = attribute.lastIndex;
    const [, key, double, single, bare] = found;
    const braces = text[at] === "{" && /=\s*$/.test(found[0]) ? bracesAt(text, at, limit) : undefined;
    const brace = at;
    if (braces !== undefined) at += braces.length;
    const written = double ?? single ?? bare ?? textOf(braces);
    if (braces !== undefined || key === undefined)
      expressions.push({ start: from, end: at, brace, text: key === undefined ? undefined : written });
    if (key !== undefined && written !== undefined) attributes.set(key, written);
  }
  const [end] = /^\s*\/?>/.exec(text.slice(at, at + 200)) ?? [];
  if (end === undefined) return undefined;
  return {
    name: tag,
    isClosing: slash === "/",
    isEmpty: end.includes("/"),
    attributes,
    end: at + end.length,
    expressions,
  };
}

/** A text, a number, the file that is loaded, or the words of a piece of markup. */
function textOf(braces: string | undefined): string | undefined {
  if (braces === undefined) return undefined;
  const [, double, single, template] = quoted.exec(braces) ?? [];
  const [, number] = /^\{\s*(\d[\d.]*)\s*\}$/.exec(braces) ?? [];
  const [, file] = loaded.exec(braces) ?? [];
  return double ?? single ?? template ?? number ?? file ?? wordsOf(braces);
}

const loaded = /^\{\s*(?:require|useBaseUrl)\(\s*["'`]([^"'`$]+)["'`]\s*\)(?:\.default)?\s*\}$/;

/** `{<><Icon name="x" /> Debian</>}` says "Debian". */
function wordsOf(braces: string): string | undefined {
  if (!/^\{\s*<[\s\S]*>\s*\}$/.test(braces)) return undefined;
  const words = braces
    .slice(1, -1)
    .replace(/\{[^{}]*\}/g, "")
    .replace(/\{[^{}]*\}/g, "")
    .replace(/<[^<>]*>/g, "");
  return words.replace(/\s+/g, " ").trim() || undefined;
}

function bracesAt(text: string, start: number, limit: number): string | undefined {
  let depth = 0;
  for (let at = start; at < Math.min(text.length, limit); at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return text.slice(start, at + 1);
  }
  return undefined;
}
