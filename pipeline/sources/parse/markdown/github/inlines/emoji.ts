import type { StateInline } from "markdown-it";
import { isInCodeTag } from "../../commonmark/inlines/bracket-pair.ts";
import { emojiNames } from "./emoji-names.ts";

const name = /:([a-z0-9_+-]{1,40}):(?![\p{L}\p{N}_])/uy;

/** `:warning:`, the short name of an emoji; no word may touch it, so that `12:100:30` is a time. */
export function emoji(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  // Most colons are followed by a space.
  if (src.charCodeAt(pos + 1) <= 32) return false;
  name.lastIndex = pos;
  const short = name.exec(src)?.[1];
  if (short === undefined || !Object.hasOwn(emojiNames, short)) return false;
  if (/[\p{L}\p{N}_]$/u.test(src.slice(Math.max(0, pos - 2), pos))) return false;
  const end = pos + short.length + 2;
  if (end > state.posMax || isInCodeTag(src, { start: pos, end: pos })) return false;
  if (!silent) {
    const token = state.push("text_special", "", 0);
    token.content = emojiNames[short] ?? "";
    token.markup = `:${short}:`;
    token.info = "emoji";
  }
  state.pos = end;
  return true;
}
