/** Stands in a new file for what its author is going to write; items of a list are counted behind it. */
export const blank = "…";

/** Whether a value is what a new file had in its place. */
export function isBlank(value: unknown): boolean {
  return typeof value === "string" && /^…+(?: \d+)?$/.test(value);
}
