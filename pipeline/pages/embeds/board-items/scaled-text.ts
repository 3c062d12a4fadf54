import { formatDigits, withUnit } from "../../../domain/quantity/format-digits.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { Source } from "../../../sources/parse/source.ts";
import { scaleText } from "../scale-text.ts";

interface Scaled {
  readonly factor?: number;
  readonly offset?: number;
  readonly unit?: string;
  readonly unitText?: string;
}

/** `× 0.1 V`, with the digits as written. */
export function scaledText(
  { factor, offset, unit, unitText }: Scaled,
  digits: Source["digits"],
  pointer: string,
  index: SiteIndex,
): string {
  const written = (key: "factor" | "offset", value: number | undefined): string | undefined =>
    value === undefined ? undefined : formatDigits(digits[`${pointer}/${key}`] ?? String(value));
  const scale = scaleText(written("factor", factor), written("offset", offset));
  const symbol = index.units.get(unit ?? "")?.symbol ?? unitText;
  if (scale === "") return symbol ?? "";
  return `× ${symbol === undefined ? scale : withUnit(scale, { symbol })}`;
}
