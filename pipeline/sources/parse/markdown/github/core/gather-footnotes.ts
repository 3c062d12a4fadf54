import type { StateCore, Token } from "markdown-it";

/**
 * The data of the plugin about a footnote: an inline footnote brings its text along, the others have it
 * elsewhere.
 */
interface Footnote {
  readonly label?: string;
  /** How often it is referred to, where that can be more than once. */
  readonly count?: number;
  readonly content?: string;
  readonly tokens?: Token[];
}

/**
 * Takes the texts of footnotes out of the document and puts those that are referred to at its end, in the order of their
 * numbers. In place of the plugin's own rule, which copies the whole document for each footnote, and loses the text of one
 * within which another is defined.
 */
export function gatherFootnotes(state: StateCore): void {
  const footnotes = state.env.footnotes as { readonly list?: readonly Footnote[] } | undefined;
  if (footnotes === undefined) return;
  const { rest, texts } = takeTexts(state.tokens);
  state.tokens = rest;
  if (footnotes.list === undefined) return;
  const add = (type: string, nesting: Token["nesting"], meta?: Token["meta"]): void => {
    const token = new state.Token(type, "", nesting);
    if (meta !== undefined) token.meta = meta;
    rest.push(token);
  };
  add("footnote_block_open", 1);
  for (const [id, note] of footnotes.list.entries()) {
    add("footnote_open", 1, { id });
    const text = note.tokens === undefined ? texts.get(note.label) : paragraph(state, note);
    for (const token of text ?? []) rest.push(token);
    // The links back are in the last line.
    const end = rest.at(-1)?.type === "paragraph_close" ? rest.pop() : undefined;
    for (let subId = 0; subId < (note.count ?? 1); subId++) add("footnote_anchor", 0, { id, subId });
    if (end !== undefined) rest.push(end);
    add("footnote_close", -1);
  }
  add("footnote_block_close", -1);
}

/** Tokens by the label of the footnote whose text they are; `rest` is in no footnote. */
function takeTexts(tokens: readonly Token[]): { rest: Token[]; texts: ReadonlyMap<unknown, Token[]> } {
  const rest: Token[] = [];
  const texts = new Map<unknown, Token[]>();
  const open: Token[][] = [];
  for (const token of tokens) {
    if (token.type === "footnote_reference_open") {
      const text: Token[] = [];
      texts.set(token.meta?.label, text);
      open.push(text);
    } else if (token.type === "footnote_reference_close") open.pop();
    else (open.at(-1) ?? rest).push(token);
  }
  return { rest, texts };
}

/** The text of a footnote that was written in place: `^[text]`. */
function paragraph(state: StateCore, { content = "", tokens = [] }: Footnote): Token[] {
  const start = new state.Token("paragraph_open", "p", 1);
  const inline = new state.Token("inline", "", 0);
  const end = new state.Token("paragraph_close", "p", -1);
  start.block = true;
  end.block = true;
  Object.assign(inline, { content, children: tokens });
  return [start, inline, end];
}
