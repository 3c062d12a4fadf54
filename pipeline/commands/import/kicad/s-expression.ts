import { UsageError } from "../../../core/usage-error.ts";

/** A list in brackets with the line on which it begins; its first word says what it is. */
export interface Expression {
  readonly line: number;
  readonly items: readonly (Expression | string)[];
}

/** A bracket, a quote that opens a text, or a word. */
const TOKEN = /\s+|[()"]|[^\s()"]+/y;
/** Netlists nest less than ten deep. */
const MOST_NESTED = 100;

/** The expression in a text. Any other text is reported as wrong use, with its line. */
export function parseExpression(text: string): Expression {
  const root: (Expression | string)[] = [];
  const open: { line: number; items: (Expression | string)[] }[] = [];
  let line = 1;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const start = TOKEN.lastIndex;
    const [first = ""] = TOKEN.exec(text) ?? [];
    const end = first === '"' ? endOfQuoted(text, start) : start + first.length;
    if (end === undefined) throw broken(line, "a quote does not end");
    TOKEN.lastIndex = end;
    const token = text.slice(start, end);
    const items = open.at(-1)?.items ?? root;
    if (token === "(") {
      if (open.length >= MOST_NESTED) throw broken(line, "brackets nest too deep");
      open.push({ line, items: [] });
    } else if (token === ")") {
      const closed = open.pop();
      if (closed === undefined) throw broken(line, "a bracket is closed that was not opened");
      (open.at(-1)?.items ?? root).push(closed);
    } else if (first === '"') items.push(token.slice(1, -1).replace(/\\([\s\S])/g, "$1"));
    else if (token.trim() !== "") items.push(token);
    for (let at = token.indexOf("\n"); at >= 0; at = token.indexOf("\n", at + 1)) line += 1;
  }
  const [only] = root;
  if (open.length > 0) throw broken(open[0]?.line ?? 1, "a bracket is not closed");
  if (root.length !== 1 || typeof only !== "object") throw broken(1, "it is no list in brackets");
  return only;
}

/**
 * The end of a quoted text that begins at a place: a text of millions of characters is too long for one
 * pattern.
 */
function endOfQuoted(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at + 1;
  }
  return undefined;
}

function broken(line: number, why: string): UsageError {
  return new UsageError(`The file cannot be read: in line ${line} ${why}.`, "Is it a netlist of KiCad?");
}

/** The lists below an expression that begin with a word. */
export function listsOf({ items }: Expression, word: string): Expression[] {
  return items.filter((item): item is Expression => typeof item === "object" && item.items[0] === word);
}

/** The text behind a word: `J2` of `(ref "J2")`; undefined where it is not there. */
export function textBehind(expression: Expression, word: string): string | undefined {
  const text = listsOf(expression, word)[0]?.items[1];
  return typeof text === "string" && text !== "" ? text : undefined;
}
