/** A map with the same entries, in half the time that a map takes to be made of another. */
export function copyOf<K, V>(map: ReadonlyMap<K, V> = new Map()): Map<K, V> {
  const copy = new Map<K, V>();
  map.forEach((value, key) => {
    copy.set(key, value);
  });
  return copy;
}
