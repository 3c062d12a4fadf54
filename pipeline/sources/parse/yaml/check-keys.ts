import { boolCoreTag, EVENT_ID, floatCoreTag, intCoreTag, NOT_RESOLVED, nullCoreTag } from "js-yaml";
import { quoted } from "../../../core/text/phrase.ts";
import type { Mistake } from "./mistake.ts";
import { isPlain, type YamlNode } from "./walk-events.ts";

/** The data that the checks need besides the nodes. */
export interface CheckContext {
  readonly source: string;
  /** Line of the file (1-based) at an offset of the source. */
  readonly lineOf: (offset: number) => number;
}

/** Keys are text, none is set twice, and none has a meaning of its own in JavaScript. */
export function* checkKeys(nodes: readonly YamlNode[], context: CheckContext): Iterable<Mistake> {
  const keysOf = new Map<YamlNode | undefined, Map<string, YamlNode>>();
  for (const node of nodes) {
    if (node.role !== "key") continue;
    yield* checkKey(node, context.source);
    if (node.text === undefined) continue;
    const keys = keysOf.get(node.parent) ?? new Map<string, YamlNode>();
    keysOf.set(node.parent, keys);
    const first = keys.get(node.text);
    if (first) yield duplicate(node, node.text, context.lineOf(first.start));
    else keys.set(node.text, node);
  }
}

const reservedKeys = new Set(["__proto__", "constructor", "prototype"]);

function* checkKey(node: YamlNode, source: string): Iterable<Mistake> {
  const { text, start, end } = node;
  if (text === undefined) {
    if (node.event.type !== EVENT_ID.ALIAS) yield complexKey(node, source);
  } else if (reservedKeys.has(text)) {
    const message = `The key ${quoted(text)} is reserved by the language that reads this file.`;
    yield { code: "yaml-key-reserved", start, end, message, hint: "Choose another name." };
  } else if (isPlain(node) && text === "<<") {
    const message = "`<<` merges keys from elsewhere in the file; merge keys are not used here.";
    yield { code: "yaml-alias", start, end, message, hint: "Write the keys out." };
  } else if (isPlain(node) && text === "") {
    const hint = "Write a key, or put the text in quotes.";
    yield {
      code: "yaml-key-type",
      start,
      end: start + 1,
      message: "There is no key before the colon.",
      hint,
    };
  } else if (isPlain(node) && isAfterComma(node, source)) {
    const number = numberBefore(source, start);
    yield {
      code: "yaml-key-type",
      start: start - number.length - 1,
      end,
      message: `In braces a comma ends a value, so ${quoted(text)} is read as a key of its own.`,
      hint: `Write the number with a decimal point: ${quoted(`${number}.${text}`)}.`,
    };
  } else if (isPlain(node) && !isString(text)) {
    const message = `The key ${quoted(text)} is read as a value of another type; keys are text.`;
    yield { code: "yaml-key-type", start, end, message, hint: `Put it in quotes: \`"${text}"\`.` };
  }
}

/** Whether a key is the decimals of a number that was written with a comma, as in `{ nom: 1,5 }`. */
function isAfterComma({ text = "", start }: YamlNode, source: string): boolean {
  return source[start - 1] === "," && /^\d+$/.test(text) && numberBefore(source, start) !== "";
}

/** The whole number before the comma at whose end something starts. */
function numberBefore(source: string, start: number): string {
  return /(?<![\w.])[+-]?\d{1,30}$/.exec(source.slice(Math.max(0, start - 32), start - 1))?.[0] ?? "";
}

/** Usually an unquoted `{{ value reference }}`. */
function complexKey({ start, end }: YamlNode, source: string): Mistake {
  const isReference = source[start] === "{" && source[start - 1] === "{";
  return {
    code: "yaml-key-type",
    start: isReference ? start - 1 : start,
    end: isReference ? end + 1 : end,
    message: isReference
      ? "A value that starts with `{{` is read as a group of keys."
      : "A list or a group of keys is used as a key; keys are text.",
    hint: "Put the whole value in quotes.",
  };
}

function duplicate({ start, end }: YamlNode, text: string, firstLine: number): Mistake {
  const message = `The key ${quoted(text)} is already set on line ${firstLine}.`;
  return { code: "yaml-duplicate-key", start, end, message, hint: "Remove one of the two or rename it." };
}

function isString(text: string): boolean {
  return [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag].every(
    (tag) => tag.resolve(text, false, tag.tagName) === NOT_RESOLVED,
  );
}
