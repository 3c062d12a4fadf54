import { isSameNumber } from "./same-number.ts";

/** A value of an example: one, or several in a row. */
export type ExampleValue = string | number | boolean | readonly (string | number | boolean)[];

/** Whether two values are equal, numbers up to what a double can tell after scaling. */
export function isSameValue(a: ExampleValue, b: ExampleValue): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, n) => isSameValue(item, b[n] ?? ""));
  if (typeof a === "number" && typeof b === "number") return isSameNumber(a, b);
  return a === b;
}

/** A value as a diagnostic and a page write it. */
export function valueText(value: ExampleValue): string {
  if (!Array.isArray(value)) return value === "" ? "(empty)" : String(value);
  return value.length === 0 ? "(none)" : value.join(", ");
}
