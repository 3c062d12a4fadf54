/** Gives each name once: a second one of the same spelling gets a number, and so does one that is reserved. */
export function uniqueNames(isReserved: (name: string) => boolean = () => false): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    for (let n = 1; ; n++) {
      const candidate = n === 1 ? name : `${name}_${n}`;
      if (taken.has(candidate) || isReserved(candidate)) continue;
      taken.add(candidate);
      return candidate;
    }
  };
}
