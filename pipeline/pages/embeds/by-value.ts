/** Named values in the order of their numbers, whatever the order of their source. */
export function byValue<T extends { readonly value: number }>(values: readonly T[]): T[] {
  return [...values].sort((a, b) => a.value - b.value);
}
