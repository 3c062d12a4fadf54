/** Allowed values of `width` and `height`: pixels, with or without `px`, or a percentage. */
export const dimensionForm = /^\s*(\d{1,5})(\.\d+)?\s*(%|px)?\s*$/i;

/** A length in the form that HTML asks for: `300px` is 300, ` 12.6` is 13 and `050%` is 50%, as browsers read them. */
export function htmlDimension(text: string): string {
  const [, whole = "", decimals = "", unit] = dimensionForm.exec(text) ?? [];
  const length = Number(whole + decimals);
  return unit === "%" ? `${length}%` : String(Math.round(length));
}
