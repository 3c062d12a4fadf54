import { escapeAttribute, escapeText } from "../../../../renderer/shared/compose/escape.ts";

/** Characters that XML 1.0 does not allow, not even as a reference: most controls, halves of pairs, two noncharacters. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * Plain text to the text of an element of XML or SVG. A character that XML cannot hold becomes U+FFFD, as a
 * decoder would show it.
 */
export function xmlText(text: string): string {
  return escapeText(holdable(text));
}

/** Plain text to the value of an attribute, in either kind of quotes. Readers would take line breaks and tabs for spaces. */
export function xmlAttribute(text: string): string {
  return escapeAttribute(holdable(text)).replace(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);
}

function holdable(text: string): string {
  return text.replace(FORBIDDEN, "\ufffd");
}
