/** Time since a moment, for people: "0.8 s". */
export function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(2)}\u00A0s`;
}
