import { append } from "../../core/append.ts";
import type { Literal } from "./literal.ts";
import { skipExpression, skipSpace, stringEnd } from "./skip-script.ts";

/** Deeper values are no settings. */
const DEPTH = 40;
/**
 * Most values that names may refer to in all places together. A list that contains another one twice, which
 * contains one twice, would double with each line.
 */
const MOST_NAMED = 100_000;

/** The function that gets the values of a settings file: `defineConfig({ … })`. */
const definition = /^(?:define|with|extend)[A-Z]\w*$/;

/**
 * The value that a settings file of JavaScript or TypeScript exports, as far as it is written out: strings, lists and
 * objects, and constants and functions of the same file that are nothing else. Nothing is run. JSON is read as well.
 */
export function readScript(text: string): Literal | undefined {
  const reader = new ScriptReader(text);
  if (/^\s*[{[]/.test(text)) return reader.valueAt(0).literal;
  const exported = /^(?:export\s+default|module\.exports\s*=)\s*/m.exec(text);
  if (exported === null) return undefined;
  return reader.valueAt(exported.index + exported[0].length).literal;
}

/** Signs after which a value is a part of a computation. */
const operators = ".+-*/%?&|^(<>=[`";

interface Read {
  readonly literal: Literal;
  /** The offset at which reading goes on. */
  readonly end: number;
}

/** The number of values in a value, and the depth of their nesting. */
interface Measure {
  readonly size: number;
  readonly depth: number;
}

class ScriptReader {
  /** The offsets of the values of names. */
  readonly #names = new Map<string, number>();
  readonly #known = new Map<string, Literal | undefined>();
  readonly #measures = new WeakMap<Literal, Measure>();
  /** How many values have been inserted for names so far. */
  #named = 0;
  #depth = 0;

  constructor(readonly text: string) {
    for (const found of text.matchAll(declared))
      this.#names.set(found[1] ?? found[2] ?? "", found.index + found[0].length);
  }

  /** A value with what may follow it: `[…] as const`. */
  valueAt(from: number): Read {
    const start = skipSpace(this.text, from);
    if (this.#depth > DEPTH) return this.#unread(start);
    this.#depth++;
    const read = this.#primary(start);
    this.#depth--;
    const after = skipSpace(this.text, read.end);
    if (/^(?:as|satisfies)\b/.test(this.text.slice(after, after + 12)))
      return { literal: read.literal, end: skipExpression(this.text, after) };
    // Without a semicolon the next statement may follow.
    return operators.includes(this.text[after] ?? " ")
      ? this.#unread(start)
      : { literal: read.literal, end: after };
  }

  #unread(start: number): Read {
    const end = skipExpression(this.text, start);
    return { literal: { kind: "unread", start, end }, end };
  }

  #primary(start: number): Read {
    const character = this.text[start] ?? "";
    if (character === '"' || character === "'" || character === "`") return this.#string(start);
    if (character === "[") return this.#list(start);
    if (character === "{") return this.#map(start);
    if (character === "(") return this.#inside(start);
    const [word = ""] = /^-?[\w$.]+/.exec(this.text.slice(start, start + 100)) ?? [];
    if (word === "") return this.#unread(start);
    return this.#word(word, start);
  }

  #string(start: number): Read {
    const end = stringEnd(this.text, start);
    const inner = this.text.slice(start + 1, end - 1);
    if (this.text[start] === "`" && inner.includes("${"))
      return { literal: { kind: "unread", start, end }, end };
    return { literal: { kind: "text", text: unescaped(inner), start, end }, end };
  }

  #list(start: number): Read {
    const items: Literal[] = [];
    let at = skipSpace(this.text, start + 1);
    while (at < this.text.length && this.text[at] !== "]") {
      const isSpread = this.text.startsWith("...", at);
      const { literal, end } = this.valueAt(isSpread ? at + 3 : at);
      if (isSpread && literal.kind === "list") append(items, literal.items);
      else items.push(isSpread ? { kind: "unread", start: at, end } : literal);
      at = this.#next(end, at);
    }
    return { literal: { kind: "list", items, start, end: at + 1 }, end: at + 1 };
  }

  #map(start: number): Read {
    const entries = new Map<string, Literal>();
    let at = skipSpace(this.text, start + 1);
    while (at < this.text.length && this.text[at] !== "}") at = this.#entry(at, entries);
    return { literal: { kind: "map", entries, start, end: at + 1 }, end: at + 1 };
  }

  /** One `key: value`, `key` or `...others` of an object. */
  #entry(at: number, entries: Map<string, Literal>): number {
    if (this.text.startsWith("...", at)) {
      const { literal, end } = this.valueAt(at + 3);
      if (literal.kind === "map") for (const [key, value] of literal.entries) entries.set(key, value);
      return this.#next(end, at);
    }
    const [whole = "", double, single, name] =
      /^(?:"([^"\n]*)"|'([^'\n]*)'|([\w$]+))\s*(?=[:,}])/.exec(this.text.slice(at, at + 500)) ?? [];
    const key = double ?? single ?? name;
    if (key === undefined) return this.#next(skipExpression(this.text, at), at);
    const after = at + whole.length;
    const { literal, end } = this.text[after] === ":" ? this.valueAt(after + 1) : this.valueAt(at);
    entries.set(key, literal);
    return this.#next(end, at);
  }

  /** Behind a comma; always further than `from`, so that no text is read for ever. */
  #next(end: number, from: number): number {
    const at = skipSpace(this.text, end);
    return skipSpace(this.text, this.text[at] === "," ? at + 1 : Math.max(at, from + 1));
  }

  #inside(start: number): Read {
    const { literal, end } = this.valueAt(start + 1);
    const close = skipSpace(this.text, end);
    return this.text[close] === ")" ? { literal, end: close + 1 } : this.#unread(start);
  }

  /** A constant, a call of a function of this file, or a plain word. */
  #word(word: string, start: number): Read {
    const end = start + word.length;
    if (/^(?:true|false|null|undefined|-?[\d.]+)$/.test(word))
      return { literal: { kind: "text", text: word, start, end }, end };
    const open = skipSpace(this.text, end);
    if (this.text[open] !== "(")
      return { literal: this.#valueOf(word) ?? { kind: "unread", start, end }, end };
    if (definition.test(word)) {
      const { literal, end: last } = this.valueAt(open + 1);
      return { literal, end: skipExpression(this.text, last, ")") };
    }
    const close = skipSpace(this.text, open + 1);
    const called = this.text[close] === ")" ? this.#valueOf(word) : undefined;
    return called === undefined ? this.#unread(start) : { literal: called, end: close + 1 };
  }

  /** The value of a name of this file; undefined if it is too large, before anything is made of it. */
  #valueOf(name: string): Literal | undefined {
    const literal = this.#read(name);
    if (literal === undefined) return undefined;
    const { size, depth } = this.#measure(literal);
    this.#named += size;
    return this.#named > MOST_NAMED || this.#depth + depth > DEPTH ? undefined : literal;
  }

  /** The size of a value, including all nested values. */
  #measure(literal: Literal): Measure {
    const known = this.#measures.get(literal);
    if (known !== undefined) return known;
    const inner =
      literal.kind === "list" ? literal.items : literal.kind === "map" ? literal.entries.values() : [];
    let [size, depth] = [1, 0];
    for (const one of inner) {
      const within = this.#measure(one);
      size += within.size;
      depth = Math.max(depth, within.depth);
    }
    const measure = { size, depth: depth + 1 };
    this.#measures.set(literal, measure);
    return measure;
  }

  #read(name: string): Literal | undefined {
    const at = this.#names.get(name);
    if (at === undefined) return undefined;
    if (!this.#known.has(name)) {
      // While it is read, a name has no value, so that no name is read for ever.
      this.#known.set(name, undefined);
      const { literal } = this.valueAt(at);
      this.#known.set(name, literal.kind === "unread" ? undefined : literal);
    }
    return this.#known.get(name);
  }
}

/** `const name =` with or without a type, `const name = () =>`, and `function name() { return`. */
const declared =
  /^[ \t]*(?:export\s+)?(?:(?:const|let|var)\s+([\w$]+)\s*(?::[^=\n]*)?=(?!=)(?:\s*\(\)\s*(?::[^=\n]*)?=>)?|function\s+([\w$]+)\s*\(\)\s*(?::[^{\n]*)?\{\s*return\b)/gm;

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };

function unescaped(text: string): string {
  return text.replace(/\\(?:u([\da-fA-F]{4})|(.))/gs, (_, code: string | undefined, plain: string) =>
    code === undefined ? (escapes[plain] ?? plain) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
