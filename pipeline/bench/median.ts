/** The middle of some numbers; of an even count the upper of the two. 0 for an empty list. */
export function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
