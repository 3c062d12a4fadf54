/**
 * The placeholder in a new file for text that its author is going to write; items of a list have a number
 * after it.
 */
export const blank = "…";

/** Whether a value is what a new file had in its place. */
export function isBlank(value: unknown): boolean {
  return typeof value === "string" && /^…+(?: \d+)?$/.test(value);
}
