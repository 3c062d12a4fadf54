/** Characters from one to another, both included. */
function span(from: string, to: string): string {
  const [first, last] = [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0];
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** The characters of every face of the site: Latin with the accents of Europe, and the signs of the trade. */
export const shared = [
  span(" ", "~"),
  // Latin-1: accents, °, ±, ×, ÷, µ, ², ³, ½, no-break space.
  span("\u00a0", "ÿ"),
  // Polish, Czech, Hungarian, Croatian, French.
  "ĄąĆćČčĎďĐđĘęĚěŁłŃńŇňŐőŒœŘřŚśŠšŤťŮůŰűŸŹźŻżŽž",
  // Dashes, quotation marks, dots, primes of degrees, arrows, the way back from a footnote.
  "\u2010\u2011–—‘’‚“”„†•…′″‹›€™←↑→↓↔↕↩",
  // Minus, comparisons, about equal, root, infinity, ohm by its own sign.
  "−≤≥≠≈√∞\u2126",
  // Spaces between groups of digits and before units.
  "\u2002\u2003\u2007\u2009\u200a\u202f",
].join("");

/** Greek as physics writes it. The mono face has none; the style sheet gives it these from the sans face. */
export const greek = "ΔΩαβγδθλμπρστφψω";
