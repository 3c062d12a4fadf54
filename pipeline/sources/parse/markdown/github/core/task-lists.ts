import type { StateCore, Token } from "markdown-it";

const marks = ["[ ]", "[x]", "[X]"];

/** `- [x] Done`: a list item with a checkbox that cannot be pressed (GFM). */
export function taskLists(state: StateCore): void {
  const { src, tokens } = state;
  if (!marks.some((mark) => src.includes(mark))) return;
  const lists: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    if (isList(token, "open")) lists.push(token);
    else if (isList(token, "close")) lists.pop();
    else if (token.type === "list_item_open" && tokens[index + 1]?.type === "paragraph_open") {
      const inline = tokens[index + 2];
      const [first] = inline?.children ?? [];
      const mark = /^\[([ xX])\][ \t]+(?=\S)/.exec(inline?.content ?? "");
      if (!first?.content.startsWith("[") || !mark) continue;
      first.content = first.content.slice(mark[0].length);
      inline?.children?.unshift(checkbox(state, mark[1] !== " "));
      token.attrSet("class", "task-list-item");
      lists.at(-1)?.attrSet("class", "task-list");
    }
  }
}

function isList({ type }: Token, end: "open" | "close"): boolean {
  return type === `bullet_list_${end}` || type === `ordered_list_${end}`;
}

function checkbox(state: StateCore, isChecked: boolean): Token {
  const token = new state.Token("checkbox", "input", 0);
  token.content = `<input type="checkbox" disabled${isChecked ? " checked" : ""} aria-label="${isChecked ? "Done" : "To do"}"> `;
  return token;
}
