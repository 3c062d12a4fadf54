/**
 * Adds items to the end of a list, however many there are. `list.push(...items)` passes each item as an argument, and a
 * call with more than about 120,000 arguments overflows the stack.
 */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
