/** Whether two values say the same as JSON; one of them may have come from it. Keys stand in the order in which one step writes them. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
