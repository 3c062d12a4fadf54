import type { DotToken } from "./dot-tokens.ts";

const near = /^syntax error near '([^\s{}[\];,="<>])'/;
/** A sign that ends a name without quotes. */
const end = /[\s{}[\];,="<>:]/;

/** The name without quotes, such as `a.b` or `R&D`, with a sign that Graphviz could not read, on a line of the source. */
export function nameWithUnreadSign(
  source: string,
  tokens: readonly DotToken[],
  { text, start: from, end: to }: { readonly text: string; readonly start: number; readonly end: number },
): string | undefined {
  const sign = near.exec(text)?.[1];
  const token = tokens.find(
    ({ kind, value, start }) => kind === "sign" && value === sign && start >= from && start < to,
  );
  if (token === undefined) return undefined;
  let { start, end: after } = token;
  const isEdge = (at: number): boolean => source.startsWith("--", at);
  while (start > from && !end.test(source.charAt(start - 1)) && !isEdge(start - 2)) start--;
  while (after < to && !end.test(source.charAt(after)) && !isEdge(after)) after++;
  const name = source.slice(start, after).replace(/-$/, "");
  return name.length > 1 ? name : undefined;
}
