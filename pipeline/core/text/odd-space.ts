/**
 * Characters that look like a space but that programs do not treat as one: no-break, figure, narrow,
 * ideographic and the like.
 */
export const oddSpaces = "\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u2060\\u3000";

const names: Readonly<Record<string, string>> = {
  "00A0": "no-break space",
  2007: "figure space",
  "202F": "narrow no-break space",
  3000: "ideographic space",
};

/** `no-break space (U+00A0)`, of the first character of a text. */
export function nameOfSpace(text: string): string {
  const number = text.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return `${names[number] ?? "special space"} (U+${number})`;
}
