const LONGEST_LINE = 300;

/**
 * Text of a source as one line without space at its ends, as titles and names of values are; empty without a
 * text.
 */
export function lineText(text: string | undefined): string {
  return (text ?? "").replace(/\s+/g, " ").trim().slice(0, LONGEST_LINE).trim();
}
