import { joinedList } from "./list-words.ts";

/** `a`, `a or b`, `a, b or c`; with `"and"` in place of "or" on request. */
export function listInWords(words: readonly string[], conjunction: "or" | "and" = "or"): string {
  return joinedList(words, conjunction, "en");
}

/** `1 error`, `2 errors`, `no errors`; give the plural where an `s` does not make it. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${count === 0 ? "no" : count} ${count === 1 ? singular : plural}`;
}

/** A name or value as it appears inside a message: between backquotes, on one line, shortened. */
export function quoted(text: string, longest = 60): string {
  const line = text.replace(/\s+/g, " ");
  return `\`${line.length > longest ? `${line.slice(0, longest - 1)}…` : line}\``;
}

/** ``Did you mean `voltage` or `voltages`?``; undefined when there is nothing to offer. */
export function didYouMean(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  return `Did you mean ${listInWords(names.map((name) => quoted(name)))}?`;
}
