/** How numbers are written in a table. */
export interface NumberForm {
  /** Decimals may be written with a comma, as in files whose cells are not separated by commas. */
  readonly hasDecimalComma: boolean;
  /** Some number of the table may have a comma before decimals, so that a point may divide thousands. */
  readonly usesDecimalComma: boolean;
  /** Some number of the table has a comma that cannot be anything else than one before decimals. */
  readonly provesDecimalComma: boolean;
}

const hexadecimal = [
  /^0x([\da-f]+)$/i,
  /^x([\da-f]*\d[\da-f]*)$/i,
  /^\$([\da-f]+)$/i,
  /^16#([\da-f]+)$/i,
  /^&h([\da-f]+)$/i,
  /^(\d[\da-f]*)h$/i,
  /^([\dA-F]{2,})[hH]$/,
];

/** No number that a record may have is longer. */
const LONGEST = 400;

/** Groups of three digits with a space or an apostrophe between them. */
const grouped = /^[+-]?\d{1,3}(?:[ ']\d{3})+(?:[.,]\d+)?$/;

/**
 * A number as JavaScript writes it, in decimal or as `0x…`: `1 000`, `10h`, `0,5`. Undefined for anything else, and for what
 * may be two numbers, such as `1,000` where a comma may divide thousands.
 */
export function numberText(cell: string, form: NumberForm, isHex = false): string | undefined {
  if (cell.length > LONGEST) return undefined;
  const text = cell.replace(/^([+-])\s+/, "$1");
  for (const pattern of hexadecimal) {
    const digits = pattern.exec(text)?.[1];
    if (digits !== undefined) return `0x${digits}`;
  }
  if (isHex) return /^[\da-f]+$/i.test(text) ? `0x${text}` : undefined;
  const plain = grouped.test(text) ? text.replace(/[ ']/g, "") : text;
  if (/^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(plain))
    return form.usesDecimalComma && /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/.test(plain) ? undefined : plain;
  if (/^[+-]?\.\d+$/.test(plain)) return plain.replace(".", "0.");
  if (!/^[+-]?\d+,\d+$/.test(plain)) return undefined;
  const mayBeThousands = /^[+-]?[1-9]\d{0,2},\d{3}$/.test(plain);
  return mayBeThousands && !(form.hasDecimalComma && form.provesDecimalComma)
    ? undefined
    : plain.replace(",", ".");
}
