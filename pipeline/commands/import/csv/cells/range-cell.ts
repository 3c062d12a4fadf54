import { type NumberForm, numberText } from "./number-cell.ts";

/** The ends of a range, as JavaScript writes numbers. */
export interface RangeCell {
  readonly min: string;
  readonly max: string;
}

const number = "[+-]?\\d[\\d.,]*";
const range = new RegExp(
  `^[[(]?\\s*(${number})\\s*([^\\d\\s.,~–—…-]{1,6})?\\s*(?:\\.{2,3}|…|~|–|—|-|,|;|to|bis)\\s*(${number})\\s*([^\\d\\s][^\\d]{0,12})?[\\])]?$`,
  "i",
);

/** `0-65535`, `-40..85`, `0 to 100 %`, `[0, 1]`. */
export function readRange(cell: string, form: NumberForm): RangeCell | undefined {
  if (cell.length > 80) return undefined;
  const [, low = "", , high = ""] = range.exec(cell) ?? [];
  const trimmed = [low, high].map((text) => text.replace(/[.,]+$/, ""));
  const [min, max] = trimmed.map((text) => (text === "" ? undefined : numberText(text, form)));
  return min === undefined || max === undefined ? undefined : { min, max };
}
