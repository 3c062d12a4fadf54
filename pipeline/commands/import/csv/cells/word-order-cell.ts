/** The order of words of a long value; "bytes" where bytes of a word are exchanged too, which no record has. */
export type WordOrderCell = "high-first" | "low-first" | "bytes";

const orders: readonly (readonly [RegExp, WordOrderCell])[] = [
  [
    /^(?:abcd(?:efgh)?|1-?2-?3-?4|high-first|msw first|most significant (?:word|register) first)$/,
    "high-first",
  ],
  [
    /^(?:high(?:[- ]?(?:word|register))?[-/, ]*(?:first|low(?:[- ]?(?:word|register))?)|hi[-/ ]?lo|hl)$/,
    "high-first",
  ],
  [/^(?:big(?:[- ]?endian)?|be|motorola|normal)$/, "high-first"],
  [
    /^(?:cdab|ghefcdab|3-?4-?1-?2|low-first|lsw first|least significant (?:word|register) first)$/,
    "low-first",
  ],
  [
    /^(?:low(?:[- ]?(?:word|register))?[-/, ]*(?:first|high(?:[- ]?(?:word|register))?)|lo[-/ ]?hi|lh)$/,
    "low-first",
  ],
  [
    /^(?:word[- ]?swap(?:ped)?|swapped words|(?:little|big)[- ]endian (?:word|byte)[- ]swap(?:ped)?)$/,
    "low-first",
  ],
  [/^(?:badc|dcba|hgfedcba|2-?1-?4-?3|4-?3-?2-?1|byte[- ]?swap(?:ped)?)$/, "bytes"],
  [/^(?:little(?:[- ]?endian)?|le|intel)$/, "bytes"],
];

/** The word order that a cell names. "Little endian" exchanges bytes as well, and is not taken for the order of words. */
export function readWordOrder(cell: string, isOfWords = false): WordOrderCell | undefined {
  const text = cell.toLowerCase();
  if (isOfWords && /^(?:little(?:[- ]?endian)?|le|low|swapped)$/.test(text)) return "low-first";
  if (isOfWords && text === "high") return "high-first";
  return orders.find(([pattern]) => pattern.test(text))?.[1];
}
