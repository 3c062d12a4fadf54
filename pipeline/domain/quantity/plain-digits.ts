/**
 * The digits of a number in their plain form, whatever spelling YAML allows: `.5` is `0.5`, `5.` is `5`, `007` is `7`,
 * `-0` is `0`, `0x1F` is `31`. Digits that say how well a number is known stay: `1.10`. Other text stays as it is.
 */
export function plainDigits(text: string): string {
  if (/^0(?:x[0-9a-fA-F]+|o[0-7]+)$/.test(text)) return String(Number(text));
  const match = /^([-+]?)(?=\.?\d)(\d*)(?:\.(\d*))?([eE][-+]?\d+)?$/.exec(text);
  if (match === null) return text;
  const [, sign = "", whole = "", fraction = "", exponent = ""] = match;
  const digits = `${whole.replace(/^0+(?=\d)/, "") || "0"}${fraction === "" ? "" : `.${fraction}`}`;
  return `${sign === "-" && /[1-9]/.test(digits) ? "-" : ""}${digits}${exponent}`;
}
