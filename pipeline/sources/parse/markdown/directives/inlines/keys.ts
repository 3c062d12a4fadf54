import type { StateInline } from "markdown-it";
import { isInCodeTag } from "../../commonmark/inlines/bracket-pair.ts";
import { keyNames } from "./key-names.ts";

const keys =
  /\+\+((?:[a-z0-9-]{1,20}|"[^"\n]{1,40}")(?:\+(?:[a-z0-9-]{1,20}|"[^"\n]{1,40}")){0,5})\+\+(?![\w+])/iy;

/** `++ctrl+alt+"My key"++`: keys to press together, as MkDocs writes them. */
export function keyboardKeys(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (src[pos + 1] !== "+" || /[\w+]/.test(src[pos - 1] ?? "")) return false;
  keys.lastIndex = pos;
  const written = keys.exec(src)?.[1];
  const names = written?.match(/"[^"]*"|[^+]+/g)?.map(nameOf);
  if (written === undefined || names === undefined || keys.lastIndex > state.posMax) return false;
  const known = names.filter((name) => name !== undefined);
  if (known.length < names.length || isInCodeTag(src, { start: pos, end: pos })) return false;
  if (!silent) pushKeys(state, known);
  state.pos = pos + written.length + 4;
  return true;
}

/** The label of a key; undefined if there is no such key, so that other text stays text. */
function nameOf(key: string): string | undefined {
  if (key.startsWith('"')) return key.slice(1, -1);
  const small = key.toLowerCase();
  if (Object.hasOwn(keyNames, small)) return keyNames[small];
  return /^(?:[a-z0-9]|f\d{1,2}|num\d)$/.test(small)
    ? small.slice(0, 1).toUpperCase() + small.slice(1)
    : undefined;
}

function pushKeys(state: StateInline, names: readonly string[]): void {
  for (const [index, name] of names.entries()) {
    if (index > 0) state.push("text", "", 0).content = "+";
    state.push("kbd_open", "kbd", 1);
    state.push("text", "", 0).content = name;
    state.push("kbd_close", "kbd", -1);
  }
}
