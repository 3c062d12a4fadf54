import { oncePer } from "../../core/once.ts";
import type { SiteIndex } from "./site-index.ts";

/** Memoizes a value by a site index and an object, since many callers need it. Callers must not change it. */
export function oncePerIndex<Thing, Made extends {}>(
  make: (thing: Thing, index: SiteIndex) => Made,
): (thing: Thing, index: SiteIndex) => Made {
  const ofIndex = oncePer((_: SiteIndex) => new Map<Thing, Made>());
  return (thing, index) => {
    const known = ofIndex(index);
    const found = known.get(thing);
    if (found !== undefined) return found;
    const made = make(thing, index);
    known.set(thing, made);
    return made;
  };
}
