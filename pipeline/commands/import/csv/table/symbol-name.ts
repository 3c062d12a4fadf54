const LONGEST = 100;
const letters: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
  ß: "ss",
  æ: "ae",
  ø: "o",
  å: "a",
  Æ: "Ae",
  Ø: "O",
  µ: "u",
  μ: "u",
  "%": "percent",
  "&": "and",
};

/** A name of a vendor as a name of C that can still be read: `Wärme (EP14)` is `Waerme_EP14`. Empty where nothing is left. */
export function symbolName(text: string): string {
  if (/^[A-Za-z_][A-Za-z0-9_]{0,127}$/.test(text)) return text;
  const plain = text
    .slice(0, 4 * LONGEST)
    .replace(/[äöüÄÖÜßæøåÆØµμ%&]/g, (sign) => letters[sign] ?? sign)
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_|_$/g, "")
    .slice(0, LONGEST);
  return /^\d/.test(plain) ? `_${plain}` : plain;
}
