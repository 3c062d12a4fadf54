import type { SiteIndex } from "./site-index.ts";

/** Memoizes a value by a site index and an object, since many callers need it. Callers must not change it. */
export function oncePerIndex<Thing, Made extends {}>(
  make: (thing: Thing, index: SiteIndex) => Made,
): (thing: Thing, index: SiteIndex) => Made {
  const ofIndex = new WeakMap<SiteIndex, Map<Thing, Made>>();
  return (thing, index) => {
    const known = ofIndex.get(index) ?? new Map<Thing, Made>();
    ofIndex.set(index, known);
    const found = known.get(thing);
    if (found !== undefined) return found;
    const made = make(thing, index);
    known.set(thing, made);
    return made;
  };
}
