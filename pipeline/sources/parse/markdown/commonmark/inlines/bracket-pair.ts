/** Brackets `[…]` that stay text: offsets of the first and behind the last. */
export interface BracketPair {
  readonly start: number;
  readonly end: number;
}

/** The intended kind: `![` begins a picture. */
export function meantThing(text: string, { start }: BracketPair): "link" | "picture" {
  return text[start - 1] === "!" ? "picture" : "link";
}

/** Whether the pair comes after a tag `<code>` or `<pre>`, within the distance that is searched. */
export function isInCodeTag(text: string, { start }: BracketPair): boolean {
  const tags = text.slice(Math.max(0, start - 500), start).match(/<\/?(?:code|pre)\b/gi);
  return tags?.at(-1)?.startsWith("</") === false;
}
