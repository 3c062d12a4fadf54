/** Brackets `[…]` that stay text: offsets of the first and behind the last. */
export interface BracketPair {
  readonly start: number;
  readonly end: number;
}

/** What the author meant: `![` begins a picture. */
export function meantThing(text: string, { start }: BracketPair): "link" | "picture" {
  return text[start - 1] === "!" ? "picture" : "link";
}

/** Whether the pair stands behind a tag `<code>` or `<pre>`, as far as one looks for it. */
export function isInCodeTag(text: string, { start }: BracketPair): boolean {
  const tags = text.slice(Math.max(0, start - 500), start).match(/<\/?(?:code|pre)\b/gi);
  return tags?.at(-1)?.startsWith("</") === false;
}
