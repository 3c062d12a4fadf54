import type { StateInline, Token } from "markdown-it";

interface Notes {
  list?: { readonly content: string; readonly tokens: Token[] }[];
}

/**
 * `^[text]`: a footnote whose text is in place. It takes its number before its text is read, which may
 * contain others; by the plugin's own rule such a nested footnote would lose its text.
 */
export function footnoteInline(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith("^[", state.pos)) return false;
  const end = state.md.helpers.parseLinkLabel(state, state.pos + 1);
  if (end < 0) return false;
  if (!silent) {
    state.env.footnotes ??= {};
    const notes = state.env.footnotes as Notes;
    notes.list ??= [];
    const note = { content: state.src.slice(state.pos + 2, end), tokens: [] };
    const token = state.push("footnote_ref", "", 0);
    token.meta = { id: notes.list.push(note) - 1 };
    state.md.inline.parse(note.content, state.md, state.env, note.tokens);
  }
  state.pos = end + 1;
  return true;
}
