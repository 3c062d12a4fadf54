/** An attribute of a tag of MDX whose value is an expression: `style={{ … }}`. */
interface JsxAttribute {
  readonly name: string;
  /** Offset of the name. */
  readonly start: number;
  /** Offset of the brace that opens its value, and behind the one that closes it. */
  readonly open: number;
  readonly end: number;
}

interface JsxTag {
  readonly expressions: readonly JsxAttribute[];
  /** Offset behind it. */
  readonly end: number;
}

const opening = /<[a-z][\w-]*(?=[\s/>])/y;
const attribute = /\s+(?:(\{)|([A-Za-z_:@][\w:.-]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'{}<>/=]+|(?=\{)))?)/y;
const ending = /\s*\/?>/y;
/** No tag is longer. */
const longest = 2_000;

/**
 * Reads the HTML tag that begins at an offset, with the additions that MDX allows; undefined if there is no
 * tag.
 */
export function readJsxTag(text: string, start: number): JsxTag | undefined {
  opening.lastIndex = start;
  const found = opening.exec(text);
  if (found === null) return undefined;
  const limit = Math.min(text.length, start + longest);
  const expressions: JsxAttribute[] = [];
  let at = start + found[0].length;
  for (;;) {
    attribute.lastIndex = at;
    const [whole, spread, name = ""] = attribute.exec(text) ?? [];
    if (whole === undefined || at > limit) break;
    const begin = at + whole.length - whole.trimStart().length;
    at += whole.length;
    if (spread === undefined && text[at] !== "{") continue;
    const open = spread === undefined ? at : begin;
    const end = bracesEnd(text, open, limit);
    if (end === undefined) return undefined;
    expressions.push({ name, start: begin, open, end });
    at = end;
  }
  ending.lastIndex = at;
  const last = ending.exec(text);
  return last === null ? undefined : { expressions, end: at + last[0].length };
}

/** Where braces that open at an offset are closed, past texts in quotes. */
function bracesEnd(text: string, open: number, limit: number): number | undefined {
  const quoted = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/y;
  let depth = 0;
  for (let at = open; at < limit; at++) {
    quoted.lastIndex = at;
    const skipped = /["'`]/.test(text[at] ?? "") ? quoted.exec(text) : null;
    if (skipped !== null) at += skipped[0].length - 1;
    else if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at + 1;
  }
  return undefined;
}

/** `{"x"}`, `{200}`, `{require("./x.png").default}` and `{useBaseUrl("/x")}` say one text, for which nothing has to run. */
const plain =
  /^\{\s*(?:require\(\s*|useBaseUrl\(\s*)?(?:"([^"\\]*)"|'([^'\\]*)'|`([^`$\\]*)`|(\d+))\s*\)?(?:\.default)?\s*\}$/;

/**
 * HTML of MDX as plain HTML of the same length, so that every offset stays: literal values become texts, and
 * attributes whose value would have to be run are left out and reported.
 */
export function withoutExpressions(
  html: string,
  tell: (attribute: JsxAttribute, tagStart: number) => void,
): string {
  let result = html;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1)) {
    for (const each of readJsxTag(html, at)?.expressions ?? []) {
      const [, double, single, template, number] = plain.exec(html.slice(each.open, each.end)) ?? [];
      const text = double ?? single ?? template ?? number;
      if (text === undefined) tell(each, at);
      result =
        text === undefined
          ? replaced(result, each.start, each.end, "")
          : replaced(result, each.open, each.end, `"${text}"`);
    }
  }
  return result;
}

function replaced(text: string, start: number, end: number, value: string): string {
  return text.slice(0, start) + value.padEnd(end - start) + text.slice(end);
}
