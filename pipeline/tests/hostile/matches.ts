/** Whether what a case gave is what it declared. `*code` fits any number of such diagnostics at any place, one at least; `?` anything. */
export function fits(gave: readonly string[], wanted: readonly string[]): boolean {
  const [first] = wanted;
  if (first === "?") return true;
  if (wanted.length === 1 && first?.startsWith("*") === true) {
    return gave.length > 0 && gave.every((line) => line.split(" ").at(-1)?.startsWith(first.slice(1)));
  }
  return JSON.stringify(gave) === JSON.stringify(wanted);
}
