/**
 * Whether two values say the same as JSON; one of them may have come from it. Keys may stand in any order, and one that is
 * undefined counts as absent.
 */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((one, at) => isSameJson(one, b[at]))
    );
  const [some, others] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  let more = 0;
  for (const name in some) {
    if (some[name] === undefined) continue;
    if (!isSameJson(some[name], others[name])) return false;
    more++;
  }
  for (const name in others) if (others[name] !== undefined) more--;
  return more === 0;
}
