/** Whether two numbers are equal up to what a double can tell after scaling. */
export function isSameNumber(a: number, b: number): boolean {
  return Object.is(a, b) || Math.abs(a - b) <= 1e-9 * Math.max(1e-6, Math.abs(a), Math.abs(b));
}
