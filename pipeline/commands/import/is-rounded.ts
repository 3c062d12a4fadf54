import { decimalOf, decimalText } from "../../domain/codecs/decimal.ts";

/** Whether a whole number, in decimal or in hexadecimal, loses digits as a number of JavaScript, as those of 64 bits do. */
export function isRounded(text: string): boolean {
  if (/^0x[0-9a-f]+$/i.test(text)) return !Number.isSafeInteger(Number(text));
  return /^[+-]?\d+$/.test(text) && isOther(Number(text), text);
}

function isOther(number: number, text: string): boolean {
  return !Number.isFinite(number) || decimalText(decimalOf(number)) !== String(BigInt(text));
}
