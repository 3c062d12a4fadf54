/** `0.1`, or `0.1 + 40` for what is added after the multiplier; nothing where neither is written. Digits are formatted. */
export function scaleText(factor: string | undefined, offset: string | undefined): string {
  if (factor === undefined && offset === undefined) return "";
  const term =
    offset === undefined ? "" : offset.startsWith("\u2212") ? ` \u2212 ${offset.slice(1)}` : ` + ${offset}`;
  return `${factor ?? "1"}${term}`;
}
