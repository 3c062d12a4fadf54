import type { StateCore, Token } from "markdown-it";

/** Text between the tags `<code>` and `<pre>` within a text is code: references in it are as written. */
export function keepCodeValues(state: StateCore): void {
  if (!state.src.includes("{{")) return;
  for (const { children } of state.tokens) if (children?.some(isCodeTag)) keepWritten(children);
}

function keepWritten(tokens: readonly Token[]): void {
  let depth = 0;
  for (const token of tokens) {
    if (isCodeTag(token)) depth = Math.max(0, depth + (token.content.startsWith("</") ? -1 : 1));
    if (depth === 0 || token.type !== "value_reference") continue;
    token.type = "text";
    token.content = token.markup;
  }
}

function isCodeTag({ type, content }: Token): boolean {
  return type === "html_inline" && /^<\/?(?:code|pre)\b/i.test(content);
}
