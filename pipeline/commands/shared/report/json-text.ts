import { logCommand, unsafeInTerminal } from "../../../core/text/visible-text.ts";

/** A value as JSON for other programs, one key a line. Ends with a line break. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replace(unsafeInTerminal, unicodeEscape).replace(logCommand, unicodeEscape)}\n`;
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
