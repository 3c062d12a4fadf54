/** Another number with as many decimals: `24` gives `25`, `1.10` gives `1.11`, `-0.9` gives `-1.0`. */
export function bumpDigits(text: string): string {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?(.*)$/.exec(text.trim());
  if (match === null) return `${text}1`;
  const [, sign = "", whole = "", fraction = "", rest = ""] = match;
  const next = String(BigInt(whole + fraction) + 1n).padStart(fraction.length + 1, "0");
  if (fraction === "") return `${sign}${next}${rest}`;
  return `${sign}${next.slice(0, -fraction.length)}.${next.slice(-fraction.length)}${rest}`;
}
