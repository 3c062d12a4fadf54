/** Numbers as CMSIS-SVD writes them: `16`, `0x1F`, `#1010` in binary, with a scale such as `4k`. Undefined for others. */
export function svdNumber(text: string | undefined): bigint | undefined {
  const match = /^\+?(0x[0-9a-f]{1,400}|0b[01]{1,400}|#[01]{1,400}|[0-9]{1,400})([kmgt]?)$/i.exec(
    text?.trim() ?? "",
  );
  if (match === null) return undefined;
  const [, digits = "", scale = ""] = match;
  const power = BigInt(" kmgt".indexOf(scale.toLowerCase() || " "));
  return BigInt(digits.replace("#", "0b")) << (10n * power);
}

/** The same where a number that is exact is needed. */
export function svdInteger(text: string | undefined): number | undefined {
  const number = svdNumber(text);
  return number === undefined || number > Number.MAX_SAFE_INTEGER ? undefined : Number(number);
}

/** Names of an array or list by its `dimIndex`: `0-3`, `A-D`, `A,B,C`, or numbers from 0. Undefined where they do not fit. */
export function dimIndices(written: string | undefined, count: number): string[] | undefined {
  const numbers = Array.from({ length: count }, (_, n) => String(n));
  if (written === undefined) return numbers;
  const names = rangeOf(written) ?? written.split(",").map((name) => name.trim());
  return names.length === count ? names : undefined;
}

function rangeOf(text: string): string[] | undefined {
  const numbers = /^(\d+)\s*-\s*(\d+)$/.exec(text.trim());
  const letters = /^([A-Z])\s*-\s*([A-Z])$/i.exec(text.trim());
  const [, first = "", last = ""] = numbers ?? letters ?? [];
  if (first === "") return undefined;
  const [from, to] =
    numbers === null ? [first.charCodeAt(0), last.charCodeAt(0)] : [Number(first), Number(last)];
  if (to < from || to - from > 65535) return undefined;
  return Array.from({ length: to - from + 1 }, (_, n) =>
    numbers === null ? String.fromCharCode(from + n) : String(from + n),
  );
}
