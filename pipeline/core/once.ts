/** Memoizes a function without arguments: computes its value at the first call and returns the same one afterwards. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Memoizes a value by an object, for as long as that lives. */
export function oncePer<Thing extends object, Made extends {}>(
  make: (thing: Thing) => Made,
): (thing: Thing) => Made {
  const known = new WeakMap<Thing, Made>();
  return (thing) => {
    const made = known.get(thing) ?? make(thing);
    known.set(thing, made);
    return made;
  };
}
