/** A piece of HTML: a tag with all that is in it, or a text as it is escaped. */
type Node = string | Element;

interface Element {
  readonly name: string;
  /** The tag as it is written. */
  readonly open: string;
  readonly close: string;
  readonly children: Node[];
}

const TOKEN = /<(\/?)([a-zA-Z][\w:-]*)(?:"[^"]*"|'[^']*'|[^'">])*>|<!--[\s\S]*?-->|[^<]+|</g;
const VOID: ReadonlySet<string> = new Set(
  "area base br col hr img input link meta source track wbr".split(" "),
);

/** Elements whose content is written from left to right in every language, as a whole. */
const CODE: ReadonlySet<string> = new Set(["code", "kbd", "samp", "pre", "math"]);
/** Elements whose content is not text, or is drawn again by scripts, which look for it as the server drew it. */
const UNTOUCHED: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "textarea",
  "select",
  "title",
]);
/** Elements that may be part of one line of text. */
const INLINE: ReadonlySet<string> = new Set(
  "a abbr b bdi br cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
/** Elements whose parts are one line where they hold a text and nothing but inline elements. */
const LINES: ReadonlySet<string> = new Set("td th dd dt figcaption caption p li span".split(" "));

/** An element that holds a value and nothing else. */
const VALUE = / (?:data-si|data-imperial|data-fill)=| class="value"/;

/** Letters of scripts that are written from right to left. */
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * HTML for a page that is written from right to left, in which code, formulas, values and names stay from left to right.
 * Without it `-40 … +85 °C` would be read backwards, since its signs and spaces take the direction of the page.
 */
export function keepLeftToRight(html: string): string {
  const nodes = parse(html);
  const isMixed = nodes.some(hasRightToLeft);
  return nodes.map((node) => isolated(node, isMixed)).join("");
}

function parse(html: string): Node[] {
  const root: Element = { name: "", open: "", close: "", children: [] };
  const stack = [root];
  for (const [token, slash, tag] of html.matchAll(TOKEN)) {
    const parent = stack.at(-1) ?? root;
    const name = (tag ?? "").toLowerCase();
    if (slash === "/") close(stack, name, token);
    else if (name === "" || VOID.has(name) || token.endsWith("/>")) parent.children.push(token);
    else {
      const element = { name, open: token, close: "", children: [] };
      parent.children.push(element);
      stack.push(element);
    }
  }
  return root.children;
}

/** Ends the innermost element of a name. An end tag without one stays where it is. */
function close(stack: Element[], name: string, token: string): void {
  const at = stack.findLastIndex((element) => element.name === name);
  if (at > 0) {
    const [ended] = stack.splice(at);
    if (ended !== undefined) Object.assign(ended, { close: token });
  } else stack.at(-1)?.children.push(token);
}

/** The HTML of a node; `isMixed`: its line has letters of a script from right to left. */
function isolated(node: Node, isMixed: boolean): string {
  if (typeof node === "string") return node.startsWith("<") ? node : isolatedText(node, isMixed);
  const { name, open, close, children } = node;
  if (UNTOUCHED.has(name) || / (?:data-island|dir)=/.test(open)) return written(node);
  if (name === "svg") return written({ ...node, open: withAttribute(open, 'direction="ltr"') });
  // A script writes another text into a value when the reader wants other units, so that the element itself has the direction.
  if (VALUE.test(open) && !hasRightToLeft(node))
    return written({ ...node, open: withAttribute(open, 'dir="ltr"') });
  if (CODE.has(name) || / class="katex/.test(open))
    return written({ ...node, open: withAttribute(open, 'dir="ltr"') });
  if (LINES.has(name) && isOneLine(children))
    return `${open}${isolation(children.map(written).join(""))}${close}`;
  const isMixedBelow = INLINE.has(name) ? isMixed : children.some(hasRightToLeft);
  return open + children.map((child) => isolated(child, isMixedBelow)).join("") + close;
}

const known = new WeakMap<Element, boolean>();

function hasRightToLeft(node: Node): boolean {
  if (typeof node === "string") return !node.startsWith("<") && RTL.test(node);
  const found = known.get(node) ?? node.children.some(hasRightToLeft);
  known.set(node, found);
  return found;
}

function written(node: Node): string {
  if (typeof node === "string") return node;
  return node.open + node.children.map(written).join("") + node.close;
}

function withAttribute(open: string, attribute: string): string {
  return open.replace(/\s*\/?>$/, (end) => ` ${attribute}${end}`);
}

function isolation(html: string): string {
  return `<bdi dir="ltr">${html}</bdi>`;
}

/** Whether nodes are a text in pieces, without a letter of a script from right to left: `<code>0x1F</code> = 31`. */
function isOneLine(nodes: readonly Node[]): boolean {
  const isText = (node: Node): boolean =>
    typeof node === "string" && !node.startsWith("<") && /\S/.test(node);
  return nodes.length > 1 && nodes.some(isText) && nodes.every(isPlain);
}

function isPlain(node: Node): boolean {
  if (typeof node !== "string")
    return INLINE.has(node.name) && !/ dir=/.test(node.open) && node.children.every(isPlain);
  return node.startsWith("<") ? /^<(?:br|wbr)\b/.test(node) : !RTL.test(node);
}

/** Stretches without such letters, in which a reference to a character is one sign. */
const STRETCH =
  /(?:&#?\w+;|[^\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])+/gu;
/** The characters before a value that belong to the sentence: spaces, quotes, and punctuation before a space. */
const BEFORE = /^(?:\s|&(?:nbsp|quot|#x27);|["'«»“”„،؛]|[,.;:!?](?=\s|$))+/;
/** One character after a value that belongs to the sentence; the end of a character reference is excluded. */
const AFTER = /(?:\s|&(?:nbsp|quot|#x27);|["'«»“”„،؛,.:!?]|(?<!&#?\w{1,8});)$/;

/** A text whose left-to-right parts are isolated from the words around them. */
function isolatedText(text: string, isMixed: boolean): string {
  // Where no word is from right to left, punctuation is a part of what is.
  if (!isMixed)
    return text.replace(/\S(?:[\s\S]*\S)?/, (core) => (needsIsolation(core) ? isolation(core) : core));
  return text.replace(STRETCH, (stretch) => {
    const from = BEFORE.exec(stretch)?.[0].length ?? 0;
    const to = endOf(stretch, from);
    const core = stretch.slice(from, to);
    return needsIsolation(core) ? stretch.slice(0, from) + isolation(core) + stretch.slice(to) : stretch;
  });
}

/** Where a text ends without the signs after it; each is looked for at the end alone, so that the time grows with the text. */
function endOf(text: string, from: number): number {
  for (let to = text.length; to > from; ) {
    const [sign = ""] = AFTER.exec(text.slice(Math.max(from, to - 12), to)) ?? [];
    if (sign === "") return to;
    to -= sign.length;
  }
  return from;
}

/** A number alone, words of letters alone and signs alone are read alike in both directions. */
function needsIsolation(core: string): boolean {
  const plain = core.replace(/&#?\w+;/g, "+");
  return /[\p{L}\p{N}]/u.test(plain) && !/^(?:[\p{L}\s]+|\p{N}+)$/u.test(plain);
}
