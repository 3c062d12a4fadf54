/**
 * A text as a field of CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe, which makes
 * it text: it may come from an untrusted source.
 */
export function csvField(text: string): string {
  const field = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

/** The first character of a formula, or of a field whose leading space some spreadsheets drop. */
const FORMULA = /^[=+\-@\t\r\n]/;
/**
 * `-`, `-40`, `+5 V`, `-40 to +85 °C`: signed values, which are no formulas. A text that calls a function or refers to
 * a cell does not match.
 */
const SIGNED = /^[+-](?:\.?\d[\d.,]*(?:[eE][+-]?\d+)?(?:\s[^=@|!()[\]{}'"&;<>]*)?)?$/;

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !SIGNED.test(text);
}
