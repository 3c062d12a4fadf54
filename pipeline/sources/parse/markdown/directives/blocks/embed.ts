import type { StateBlock } from "markdown-it";
import type { MarkdownEmbed } from "../../../types.ts";
import { isIndented, lineEnd, lineStart } from "../../commonmark/blocks/wrap-block-rule.ts";
import { runOf } from "../../run.ts";
import type { Span } from "../../source/content-map.ts";

const line = /^::([A-Za-z][\w-]*)[ \t]*(\{.*|\[.*)?$/;
const attribute = /[ \t]*([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}=]+))(?=[ \t}])/y;

/** `::register-map{ref="vektor-core-registers" block=gnss}` alone on a line: a record of the data, shown here. */
export function embed(state: StateBlock, start: number, _end: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  if (state.src.charCodeAt(from) !== 58 || isIndented(state, start)) return false;
  const text = state.src.slice(from, lineEnd(state, start)).trimEnd();
  const found = line.exec(text);
  if (!found) return false;
  const run = runOf(state.env);
  const [, name = "", list = ""] = found;
  const offset = from + text.length - list.length;
  const attributes = parseAttributes(list, (at, to) => run.positionAt([offset + at, offset + to]));
  // A line of colons of another system that is no embed by its form is a text, as `::vector` of C++ is one.
  const isOther = run.dialect.braces !== undefined;
  if (isOther && (list === "" || typeof attributes === "number")) return false;
  if (silent) return true;
  if (typeof attributes === "number") reportSyntax(state, [offset + attributes, from + text.length]);
  else {
    const position = run.positionAt([from, from + text.length]);
    const token = state.push("embed", "", 0);
    token.meta = { embed: { name, attributes, position, ...(isOther && { line: text }) } };
  }
  state.line = start + 1;
  return true;
}

type Attributes = Record<string, MarkdownEmbed["attributes"][string]>;

/** The attributes, or the offset at which the list stops making sense. */
function parseAttributes(
  list: string,
  positionAt: (start: number, end: number) => MarkdownEmbed["position"],
): Attributes | number {
  const attributes: Attributes = {};
  if (list === "") return attributes;
  if (!list.startsWith("{")) return 0;
  attribute.lastIndex = 1;
  let pos = 1;
  for (let found = attribute.exec(list); found; found = attribute.exec(list)) {
    const [all, key = "", double, single, bare] = found;
    const value = double ?? single ?? bare ?? "";
    if (Object.hasOwn(attributes, key)) return pos + all.length - all.trimStart().length;
    const end = pos + all.length - (bare === undefined ? 1 : 0);
    Object.defineProperty(attributes, key, {
      value: { value, position: positionAt(end - value.length, end) },
      enumerable: true,
    });
    pos += all.length;
  }
  const rest = list.slice(pos);
  return rest.trim() === "}" ? attributes : pos + rest.length - rest.trimStart().length;
}

function reportSyntax(state: StateBlock, span: Span): void {
  runOf(state.env).report({
    code: "embed-syntax",
    severity: "error",
    span,
    message: "The attributes of this embed cannot be read from here on.",
    hint: 'Write each attribute once, as in ::register-map{ref="board-registers" block="gnss"}.',
  });
}
