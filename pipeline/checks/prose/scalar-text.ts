import { blank } from "./mask-inline.ts";

/**
 * A YAML scalar as it is written in the file: which part of it is text, and whether it may hold several
 * blocks.
 */
interface ScalarText {
  /** The scalar with quotes, escapes and block indicator blanked; as long as the scalar. */
  readonly text: string;
  readonly isBlock: boolean;
}

/** Blanks what belongs to YAML in a scalar: `"a \"b\""` becomes ` a  "b " ` with the same length. */
export function scalarText(raw: string): ScalarText {
  if (/^[|>]/.test(raw)) return { text: raw.replace(/^[^\r\n]*/, blank), isBlock: true };
  if (raw.startsWith('"')) {
    const inner = raw
      .slice(1, -1)
      .replace(/\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|[\s\S])/g, maskEscape);
    return { text: ` ${inner} `, isBlock: false };
  }
  if (raw.startsWith("'")) return { text: ` ${raw.slice(1, -1).replaceAll("''", " '")} `, isBlock: false };
  return { text: raw, isBlock: false };
}

/** Escaped quotes and slashes are text, all other escapes are blanked. */
function maskEscape(sequence: string): string {
  return /^\\["\\/]$/.test(sequence) ? ` ${sequence.slice(1)}` : blank(sequence);
}
