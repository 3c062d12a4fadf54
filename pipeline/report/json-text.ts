/** A value as JSON for other programs, one key a line. Ends with a line break. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replace(unsafeInTerminal, unicodeEscape)}\n`;
}

/** What JSON leaves as it is although a terminal would obey it. */
const unsafeInTerminal = /[\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
