/**
 * A text as a field of CSV (RFC 4180). What a spreadsheet would run as a formula gets an apostrophe, which makes it text:
 * it may come from a stranger.
 */
export function csvField(text: string): string {
  const field = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

/** What begins a formula, or a field whose space some spreadsheets drop before they look. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** `-`, `-40`, `+5 V`, `-40 to +85 °C`: to everybody no formula. What calls or names something else is not among it. */
const SIGNED = /^[+-](?:\.?\d[\d.,]*(?:[eE][+-]?\d+)?(?:\s[^=@|!()[\]{}'"&;<>]*)?)?$/;

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !SIGNED.test(text);
}
