import { escapeRegExp } from "../../core/text/escape/reg-exp.ts";
import type { Unit } from "../../domain/quantity/convert.ts";

/** A number with its unit as a text has it, or one end of a range. */
export interface WrittenQuantity {
  /** Digits without spaces, a real minus as `-`. */
  readonly digits: string;
  readonly unit: Unit;
  /** Offsets of number and unit in the text, end excluded. */
  readonly start: number;
  readonly end: number;
}

/** Symbols that are words as well: `3 in the box`, `at 5 min`. */
const ambiguous: ReadonlySet<string> = new Set(["in", "min", "d", "a", "h"]);

const space = "[ \\u00a0\\u202f\\u2009]";
/**
 * No text has more groups of digits; without a bound a text of such groups would be read to its end from each
 * of them.
 */
const number = `[-\\u2212+]?\\d+(?:${space}\\d{3}){0,9}(?:\\.\\d+)?`;

/** Makes a finder of numbers with one of these units: `24 V`, `9 to 16 V`, `9 V to 16 V`, `1.10 mA`. */
export function quantityFinder(units: Iterable<Unit>): (text: string) => WrittenQuantity[] {
  const bySymbol = new Map<string, Unit>();
  for (const unit of units) {
    const spellings = [unit.symbol, unit.id, ...(unit.aliases ?? [])];
    for (const spelling of spellings)
      if (!ambiguous.has(spelling) && !bySymbol.has(spelling)) bySymbol.set(spelling, unit);
  }
  const symbols = [...bySymbol.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  if (symbols.length === 0) return () => [];
  const unit = `(${symbols.join("|")})(?![\\p{L}\\p{N}\\u00b2\\u00b3/^·])`;
  // Characters before or after may make it another thing: 1,5 V, v1.2 A, 3/4 V, SAE J1939-11.
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,/_-])(${number})(?:${space}?(?:to|\\u2013|-|\\u2026|\\.\\.\\.)${space}?(${number}))?${space}?${unit}`,
    "gu",
  );
  return (text) => [...text.matchAll(pattern)].flatMap((match) => quantitiesOf(match, bySymbol));
}

function quantitiesOf(match: RegExpExecArray, bySymbol: ReadonlyMap<string, Unit>): WrittenQuantity[] {
  const [whole, first = "", second, symbol = ""] = match;
  const unit = bySymbol.get(symbol);
  if (unit === undefined) return [];
  const span = { unit, start: match.index, end: match.index + whole.length };
  return [first, ...(second === undefined ? [] : [second])].map((digits) => ({
    digits: digits.replace(/[\s\u00a0\u202f\u2009+]/g, "").replace("\u2212", "-"),
    ...span,
  }));
}
