import { SENTENCE_END } from "./markdown-prose.ts";
import type { SourceFile } from "./source-files.ts";

/** A node of the syntax tree: the fields that are read here, and any others. */
interface Node {
  readonly type?: unknown;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly [field: string]: unknown;
}

/** A text for readers has two words side by side; a style sheet has braces, and code has semicolons. */
const WORDS = /[\p{L}”"`] \p{L}/u;
const CODE = /[{};]\n|;$|=>|\bvar \w+=/m;

function textOf({ type, value, quasis = [] }: Node): string | undefined {
  if (type === "TemplateLiteral") return quasis.map((quasi) => quasi.value.cooked).join("…");
  return (type === "Literal" || type === "JSXText") && typeof value === "string" ? value : undefined;
}

function collect(value: unknown, texts: string[]): void {
  if (Array.isArray(value)) for (const part of value) collect(part, texts);
  else if (typeof value === "object" && value !== null) {
    const node = value as Node;
    const text = textOf(node);
    if (text !== undefined && WORDS.test(text) && !CODE.test(text)) texts.push(text);
    for (const field of Object.values(node)) collect(field, texts);
  }
}

/** The sentences in the texts of a source file: messages, hints, help, labels; values in them are written as `…`. */
export function textsOf(file: SourceFile): string[] {
  const texts: string[] = [];
  collect(file.parsed.program, texts);
  return texts.flatMap((text) => text.replace(/\s+/g, " ").trim().split(SENTENCE_END));
}
