/** Gives each name once: a second one of the same spelling gets a number. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    for (let n = 1; ; n++) {
      const candidate = n === 1 ? name : `${name}_${n}`;
      if (taken.has(candidate)) continue;
      taken.add(candidate);
      return candidate;
    }
  };
}
