/** Colours of IEC 60757 in words. */
const colours: Readonly<Record<string, string>> = {
  BK: "black",
  BN: "brown",
  RD: "red",
  OG: "orange",
  YE: "yellow",
  GN: "green",
  BU: "blue",
  VT: "violet",
  GY: "grey",
  WH: "white",
  PK: "pink",
  TQ: "turquoise",
};

/** `GNYE` becomes "green and yellow". */
export function colourInWords(letters: string): string {
  return (letters.match(/../g) ?? []).map((pair) => colours[pair] ?? pair).join(" and ");
}
