/**
 * Whether two products at least have two values in common, so that a table of them says more than their cards. Each is
 * given by the keys of its values; the work grows with their number alone, as pairs of keys are remembered and not
 * products compared.
 */
export function shareTwoValues(products: readonly (readonly string[])[]): boolean {
  const known = new Set<string>();
  for (const keys of products) {
    const sorted = [...new Set(keys)].sort();
    const pairs = sorted.flatMap((key, at) => sorted.slice(at + 1).map((other) => `${key}\n${other}`));
    if (pairs.some((pair) => known.has(pair))) return true;
    for (const pair of pairs) known.add(pair);
  }
  return false;
}
