import type { AnchorAlias } from "../../../schema/generated/types.ts";
import { escapeAttribute, escapeText } from "./escape.ts";

/** Elements that may hold text, and so an empty place in front of it. */
const holders =
  /^(h[1-6]|section|article|aside|nav|div|p|li|dt|dd|figure|figcaption|td|th|span|pre|summary)$/;

/**
 * Lets former anchors land without scripts. One that leads to a place of this page becomes an empty element in it; one
 * whose part has moved away becomes a notice at the head of the page, which shows only when its anchor is asked for.
 */
export function withAnchorAliases(main: string, aliases: readonly AnchorAlias[] = []): string {
  let text = main;
  const notices: string[] = [];
  // A later alias of one place must not push an earlier one out of it.
  for (const alias of [...aliases].reverse()) {
    const at = alias.to === undefined ? undefined : offsetIn(text, alias.to);
    if (at === undefined) notices.unshift(notice(alias));
    else text = `${text.slice(0, at)}<span id="${escapeAttribute(alias.id)}"></span>${text.slice(at)}`;
  }
  return notices.join("") + text;
}

/** Offset just inside the element that has an id; in a table row, inside its first cell. Undefined where none may hold it. */
function offsetIn(main: string, id: string): number | undefined {
  const mark = ` id="${escapeAttribute(id)}"`;
  const at = main.indexOf(mark);
  if (at === -1) return undefined;
  const name = /<([a-z][a-z0-9]*)(?:\s[^<>]*)?$/.exec(main.slice(0, at))?.[1] ?? "";
  const end = main.indexOf(">", at + mark.length) + 1;
  if (end === 0) return undefined;
  if (holders.test(name)) return end;
  const cell = name === "tr" ? /^\s*<t[hd](?:\s[^<>]*)?>/.exec(main.slice(end))?.[0] : undefined;
  return cell === undefined ? undefined : end + cell.length;
}

function notice({ id, href, title }: AnchorAlias): string {
  return `<p class="moved" id="${escapeAttribute(id)}">This part has moved: <a href="${escapeAttribute(href)}">${escapeText(title)}</a></p>`;
}
