import type { StateCore, StateInline, Token } from "markdown-it";
import { LineMap } from "../../../../../core/diagnostics.ts";
import { runOf } from "../../run.ts";
import type { Span } from "../../source/content-map.ts";

const address = /(?:https?:\/\/)[\w-]+(?:\.[\w-]+)*[^\s<]*/iy;
const bareAddress =
  /(?<![\w./@:-])www\.[\w-]+(?:\.[\w-]+)+[^\s<]*|(?<![\w.+/:-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?![\w-])/gi;

const bareStart = /www\.|@/i;

/** `https://example.org` in running text becomes a link (GFM); the engine calls this rule at the colon. */
export function webAutolink(state: StateInline, silent: boolean): boolean {
  if (silent || state.linkLevel > 0 || !state.src.startsWith("://", state.pos)) return false;
  // Searched near the place only: the text before it may be as long as the document, and have many colons.
  const scheme = /(?<![a-z0-9])https?$/i.exec(state.src.slice(Math.max(0, state.pos - 6), state.pos))?.[0];
  if (!scheme) return false;
  const start = state.pos - scheme.length;
  address.lastIndex = start;
  const found = address.exec(state.src.slice(0, state.posMax))?.[0];
  if (!found) return false;
  const url = trimAddress(found);
  state.pending = state.pending.slice(0, -scheme.length);
  const open = state.push("link_open", "a", 1);
  open.meta = {
    target: {
      target: state.md.utils.unescapeAll(url),
      span: runOf(state.env).span(start, start + url.length),
    },
  };
  state.push("text", "", 0).content = state.md.utils.unescapeAll(url);
  state.push("link_close", "a", -1);
  state.pos = start + url.length;
  return true;
}

/** Punctuation at the end belongs to the sentence, and so does a bracket that was not opened in the address. */
function trimAddress(url: string): string {
  let surplus = url.split(")").length - url.split("(").length;
  let end = url.length;
  for (; end > 0; end--) {
    const last = url[end - 1] ?? "";
    if (last === ")" && surplus > 0) surplus--;
    else if (last === ";") {
      const entity = /&[a-z0-9]+;$/i.exec(url.slice(Math.max(0, end - 34), end))?.[0].length;
      if (!entity) break;
      end -= entity - 1;
    } else if (!"?!.,:*_~'\"".includes(last)) break;
  }
  return url.slice(0, end);
}

/** `www.example.org` and `name@example.org` in running text become links (GFM). */
export function bareAutolinks(state: StateCore): void {
  if (!bareStart.test(state.src)) return;
  let lines: LineMap | undefined;
  for (const block of state.tokens) {
    if (block.type !== "inline" || !block.children || !bareStart.test(block.content)) continue;
    // Inline content has lost its offsets; the addresses of a block are found again in its lines, in order.
    lines ??= new LineMap(state.src);
    let from = lines.lineStart((block.map?.[0] ?? 0) + 1);
    const spanOf = (url: string): Span => {
      const at = Math.max(0, state.src.indexOf(url, from));
      from = at + url.length;
      return [at, from];
    };
    let depth = 0;
    block.children = block.children.flatMap((token) => {
      if (token.type === "link_open") depth++;
      if (token.type === "link_close") depth--;
      return token.type === "text" && depth === 0 ? splitText(state, token, spanOf) : [token];
    });
  }
}

function splitText(state: StateCore, token: Token, spanOf: (url: string) => Span): Token[] {
  const pieces: Token[] = [];
  const add = (type: string, nesting: -1 | 0 | 1, content = ""): Token => {
    const piece = new state.Token(type, nesting === 0 ? "" : "a", nesting);
    piece.content = content;
    pieces.push(piece);
    return piece;
  };
  let last = 0;
  for (const found of token.content.matchAll(bareAddress)) {
    const url = trimAddress(found[0]);
    const isMail = !/^www\./i.test(url);
    add("text", 0, token.content.slice(last, found.index));
    add("link_open", 1).meta = {
      target: { target: (isMail ? "mailto:" : "http://") + url, span: spanOf(url) },
    };
    add("text", 0, url);
    add("link_close", -1);
    last = found.index + url.length;
  }
  if (last === 0) return [token];
  add("text", 0, token.content.slice(last));
  return pieces;
}
