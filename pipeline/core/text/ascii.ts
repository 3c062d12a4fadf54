const spelled: Readonly<Record<string, string>> = {
  "\u00b5": "u",
  "\u03bc": "u",
  "\u00b0": "deg",
  "\u03a9": "Ohm",
  "\u2126": "Ohm",
  "\u2212": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u00d7": "x",
  "\u00b1": "+/-",
  "\u00df": "ss",
  "\u2026": "...",
  "\u201c": "'",
  "\u201d": "'",
  "\u2018": "'",
  "\u2019": "'",
  "\u2192": "->",
};

/**
 * Text in ASCII, for formats whose readers do not agree on an encoding. A character without a spelling in
 * ASCII becomes "?".
 */
export function ascii(text: string): string {
  return Array.from(text.normalize("NFC"), (character) => {
    const known = spelled[character];
    if (known !== undefined) return known;
    if (/^[\t\n -~]$/.test(character)) return character;
    const plain = character.normalize("NFKD").replace(/\p{Mn}/gu, "");
    return /^[ -~]+$/.test(plain) ? plain : "?";
  }).join("");
}
