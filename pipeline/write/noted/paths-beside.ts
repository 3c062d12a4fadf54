/**
 * The paths of one set that another one has not; `common` is how many both have. Most trees that follow each other have
 * the same paths, and to ask for each takes as long as all else that is done with them.
 */
export function pathsBeside(
  own: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
  common: number,
): string[] {
  return common === own.size ? [] : [...own.keys()].filter((path) => !other.has(path));
}
