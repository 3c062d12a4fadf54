import type { StateCore, Token } from "markdown-it";
import { append } from "../../../../../core/append.ts";
import { setMap } from "../../commonmark/blocks/wrap-block-rule.ts";
import { ContentMap } from "../../source/content-map.ts";

/** The alerts of GitHub, and the boxes that they are here. */
const kinds: ReadonlyMap<string, string> = new Map([
  ["note", "note"],
  ["tip", "tip"],
  ["important", "info"],
  ["warning", "warning"],
  ["caution", "caution"],
]);
const mark = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i;

/** `> [!NOTE]` on the first line of a quote: a box, as on GitHub. */
export function alerts(state: StateCore): void {
  if (!state.src.includes("[!")) return;
  const { tokens } = state;
  const result: Token[] = [];
  /** For each open quote, whether it is a box. */
  const open: boolean[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    result.push(token);
    if (token.type === "blockquote_close" && open.pop() === true) endBox(token);
    if (token.type !== "blockquote_open") continue;
    const title = titleOfAlert(state, token, tokens.slice(index + 1, index + 3));
    open.push(title !== undefined);
    if (title === undefined) continue;
    append(result, title.tokens);
    // A line of its own may be all that the paragraph has.
    if (title.isAlone) index += 3;
  }
  state.tokens = result;
}

function titleOfAlert(
  state: StateCore,
  quote: Token,
  [paragraph, inline]: readonly Token[],
): { tokens: Token[]; isAlone: boolean } | undefined {
  if (paragraph?.type !== "paragraph_open" || inline === undefined) return undefined;
  const [whole = "", name = ""] = mark.exec(inline.content) ?? [];
  const kind = kinds.get(name.toLowerCase());
  if (kind === undefined) return undefined;
  beginBox(quote, kind);
  const map = inline.meta?.map as ContentMap;
  const tokens = titleOf(state, name, map);
  const isAlone = inline.content.length === whole.length;
  if (!isAlone) cutMark(inline, whole.length, map);
  return { tokens, isAlone };
}

function beginBox(open: Token, kind: string): void {
  open.type = "admonition_open";
  open.tag = "aside";
  open.attrs = [
    ["class", `admonition admonition-${kind}`],
    ["role", "note"],
  ];
}

function endBox(close: Token): void {
  close.type = "admonition_close";
  close.tag = "aside";
}

function titleOf(state: StateCore, name: string, map: ContentMap): Token[] {
  const open = new state.Token("admonition_title_open", "p", 1);
  const inline = new state.Token("inline", "", 0);
  const close = new state.Token("admonition_title_close", "p", -1);
  open.attrs = [["class", "admonition-title"]];
  open.block = true;
  close.block = true;
  inline.content = name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase();
  inline.children = [];
  setMap(inline, new ContentMap([0], [map.at(2)]));
  return [open, inline, close];
}

function cutMark(inline: Token, length: number, map: ContentMap): void {
  inline.content = inline.content.slice(length).trimStart();
  setMap(inline, map.behind(length));
}
