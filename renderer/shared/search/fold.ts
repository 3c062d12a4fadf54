/** Nothing in it has an accent or a second form. */
const PLAIN = /^[\x20-\x7e]*$/;
/** The sign of the ohm, with one letter for its multiple at most; both characters that Unicode has for it. */
const OHM = /^([A-Za-z\u00b5\u03bc]?)[\u03a9\u2126]$/u;
/**
 * Characters that the decomposition of a letter or digit may leave: accents, dots, degrees. The bar of a fraction
 * stays.
 */
const REMNANTS = /[^\p{L}\p{N}\u2044]+/gu;

/**
 * A piece of a word as it is compared: small letters without accents, `strasse` for Straße. The micro sign is typed as u
 * and the sign of the ohm as a word.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const typed = text.replace(OHM, "$1ohm").normalize("NFKD").replace(REMNANTS, "");
  // By way of capitals: small letters alone keep ß and have two forms of sigma.
  return typed.toUpperCase().toLowerCase().replaceAll("ς", "σ").replaceAll("μ", "u");
}

/** A character of a script without spaces as it is compared: full width and nothing left out, since its marks are letters. */
export function foldUnspaced(text: string): string {
  return text.normalize("NFKC");
}
