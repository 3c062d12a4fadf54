import type { StateBlock, StateInline } from "markdown-it";
import { isIndented, lineEnd, lineStart } from "../commonmark/blocks/wrap-block-rule.ts";
import { isInCodeTag } from "../commonmark/inlines/bracket-pair.ts";
import { runOf } from "../run.ts";

const attribute = String.raw`(?:[.#][\w:-]+|[\w:-]+=(?:"[^"{}\n]*"|'[^'{}\n]*'|[^\s{}"']+)|(?:download|autoplay|loop|muted|controls)(?=[\s}])|(?<=\{:[ \t]*)toc(?=[\s}]))`;
const list = new RegExp(String.raw`\{:?[ \t]*(${attribute}(?:[ \t]+${attribute}){0,20})[ \t]*\}`, "y");
const id = /(?:[\s{:]#|[\s{:]id=["']?)([\w:.-]+)/;

/** An id, and where it is written. */
interface WrittenId {
  readonly id: string;
  readonly at: number;
}

function idIn(attributes: string): WrittenId | undefined {
  const found = id.exec(attributes);
  const name = found?.[1];
  if (found === null || name === undefined) return undefined;
  return { id: name, at: found.index + found[0].length - name.length };
}

/** The list at the end of a heading: where it begins, and its id. */
export function attributesAtEnd(
  text: string,
): { readonly start: number; readonly writtenId: WrittenId | undefined } | undefined {
  const start = text.lastIndexOf("{");
  if (start === -1) return undefined;
  list.lastIndex = start;
  const [whole] = list.exec(text) ?? [];
  if (whole === undefined || text.slice(start + whole.length).trim() !== "") return undefined;
  const writtenId = idIn(whole);
  return { start, writtenId: writtenId && { ...writtenId, at: start + writtenId.at } };
}

/**
 * `{: .class #id target=_blank }` behind a word, a link or a paragraph: classes and targets have no effect here, an id is a
 * place to link to.
 */
export function attributeList(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (runOf(state.env).dialect.constructs.attributes !== "everywhere") return false;
  const text = listAt(src, pos);
  if (text === undefined || isInCodeTag(src, { start: pos, end: pos })) return false;
  if (!silent) takeList(state, text);
  state.pos += text.length;
  return true;
}

/** Without a colon or a class a list is one only where it touches what it is of. */
function listAt(src: string, pos: number): string | undefined {
  list.lastIndex = pos;
  const [whole, first = ""] = list.exec(src) ?? [];
  if (whole === undefined) return undefined;
  const isPlain = !whole.startsWith("{:") && !/^[.#]/.test(first);
  return isPlain && !/[)\]*_`>:]$/.test(src.slice(Math.max(0, pos - 1), pos)) ? undefined : whole;
}

function takeList(state: StateInline, text: string): void {
  state.pending = state.pending.replace(/[ \t]+$/, "");
  // A list on a line of its own at the end is of the paragraph.
  if (state.pending === "" && state.tokens.at(-1)?.type === "softbreak" && isLast(state, text))
    state.tokens.pop();
  const writtenId = idIn(text);
  if (writtenId === undefined) return;
  const run = runOf(state.env);
  const start = state.pos + writtenId.at;
  run.explicitIds.add(writtenId.id);
  run.headingIds.reserve(writtenId.id);
  const token = state.push("anchor", "", 0);
  token.meta = { id: writtenId.id, span: run.span(start, start + writtenId.id.length) };
}

function isLast({ src, pos, posMax }: StateInline, text: string): boolean {
  return src.slice(pos + text.length, posMax).trim() === "";
}

const alone = new RegExp(String.raw`^${list.source}[ \t]*$`);

/** A list on a line of its own between empty lines is of a list or a table above; without an id it leaves nothing. */
export function attributeLine(state: StateBlock, start: number, _end: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  if (state.src.charCodeAt(from) !== 123 || isIndented(state, start)) return false;
  const { attributes, attributesBelowTables } = runOf(state.env).dialect.constructs;
  if (attributes !== "everywhere" || (silent && attributesBelowTables !== true)) return false;
  const text = state.src.slice(from, lineEnd(state, start));
  // It ends the table above it.
  if (silent) return alone.test(text);
  if (!alone.test(text) || id.test(text)) return false;
  state.line = start + 1;
  return true;
}
