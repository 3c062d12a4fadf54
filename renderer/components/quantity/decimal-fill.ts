/**
 * The decimals that each number of a column lacks in comparison with the longest one, so that decimal points are
 * aligned: for 1.10, 4.5 and 12 that is "", "0" and ".00". Powers of ten are not filled.
 */
export function decimalFill(texts: readonly (string | undefined)[]): string[] {
  const fractions = texts.map((text) => (text === undefined ? undefined : fractionOf(text)));
  const longest = fractions.reduce<string>(
    (best, fraction) => (fraction !== undefined && fraction.length > best.length ? fraction : best),
    "",
  );
  const filler = longest.replaceAll(/\d/g, "0");
  return fractions.map((fraction) => (fraction === undefined ? "" : filler.slice(fraction.length)));
}

/** Point and decimals, and the tolerance after them; undefined where something else ends the text. */
function fractionOf(text: string): string | undefined {
  return /^[\u2212+]?[\d\u202f]+((?:\.[\d\u202f]+)?(?:\u00a0±\u00a0[\d.\u202f]+)?)$/.exec(text)?.[1];
}
