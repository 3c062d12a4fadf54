/** The middle of some numbers; of an even count the upper of the two. 0 where there are none. */
export function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
