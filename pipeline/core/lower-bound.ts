/** The index of the first item of a sorted list that is not before what is looked for; the length where all are. */
export function lowerBound<T>(sorted: ArrayLike<T>, isBefore: (item: T) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(sorted[middle] as T)) from = middle + 1;
    else to = middle;
  }
  return from;
}
