import type { StateBlock } from "markdown-it";
import { lineEnd, lineStart } from "../commonmark/blocks/wrap-block-rule.ts";
import { type Run, runOf } from "../run.ts";

/** `{% hint style="info" %}` alone on its line. */
export interface TemplateTag {
  readonly name: string;
  readonly start: number;
  readonly attributes: ReadonlyMap<string, { readonly text: string; readonly start: number }>;
}

const line =
  /^\{%-?[ \t]*([A-Za-z][\w-]*)((?:[ \t]+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s"'%]+))*)[ \t]*-?%\}[ \t]*$/;
const attribute = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'%]+))/g;

/** Reads the tag that a line is; `at` is where the line begins in the text. */
export function readTag(text: string, at: number): TemplateTag | undefined {
  const [whole, name = "", list = ""] = line.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const offset = at + text.indexOf(list, text.indexOf(name) + name.length);
  const attributes = new Map<string, { text: string; start: number }>();
  for (const found of list.matchAll(attribute)) {
    const [all, key = "", double, single, bare] = found;
    const value = double ?? single ?? bare ?? "";
    const behind = bare === undefined ? 1 : 0;
    attributes.set(key, { text: value, start: offset + found.index + all.length - behind - value.length });
  }
  return { name, start: at, attributes };
}

/** The end tags of a text by the line of the tag that they end, all matched in one pass. */
const matches = new WeakMap<Run, ReadonlyMap<number, number>>();

/** The line of `{% endname %}` for the tag on a line, if it comes before another line. */
export function endTagLine(state: StateBlock, start: number, end: number): number | undefined {
  const run = runOf(state.env);
  let known = matches.get(run);
  if (known === undefined) {
    known = matchTags(state);
    matches.set(run, known);
  }
  const close = known.get(start);
  return close === undefined || close >= end ? undefined : close;
}

const tagName = /^\{%-?[ \t]*(end)?([A-Za-z][\w-]*)/;

/** Tags that are open, the innermost last. Tags without an end tag are between them, and are left open. */
class OpenTags {
  readonly #open: { readonly name: string; readonly line: number }[] = [];
  readonly #counts = new Map<string, number>();

  open(name: string, line: number): void {
    this.#open.push({ name, line });
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** The line of the innermost tag of a name. */
  close(name: string): number | undefined {
    if ((this.#counts.get(name) ?? 0) === 0) return undefined;
    for (let tag = this.#open.pop(); tag !== undefined; tag = this.#open.pop()) {
      this.#counts.set(tag.name, (this.#counts.get(tag.name) ?? 0) - 1);
      if (tag.name === name) return tag.line;
    }
    return undefined;
  }
}

/** Lines of code are passed over. */
function matchTags(state: StateBlock): Map<number, number> {
  const ends = new Map<number, number>();
  const open = new OpenTags();
  let fence = "";
  for (let at = 0; at < state.bMarks.length - 1; at++) {
    const text = state.src.slice(lineStart(state, at), lineEnd(state, at)).trim();
    const marker = /^(`{3,}(?=[^`]*$)|~{3,})/.exec(text)?.[1] ?? "";
    if (fence === "") fence = marker;
    else if (marker.startsWith(fence) && text === marker) fence = "";
    if (fence !== "" || !text.startsWith("{%")) continue;
    const [, isEnd, name = ""] = tagName.exec(text) ?? [];
    if (isEnd === undefined) open.open(name, at);
    else {
      const line = open.close(name);
      if (line !== undefined) ends.set(line, at);
    }
  }
  return ends;
}
