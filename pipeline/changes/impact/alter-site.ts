import { valueAt } from "../../core/json-pointer.ts";
import type { ParsedFiles } from "../../model/index-files.ts";
import type { Source } from "../../sources/parse/source.ts";

export type Alteration = (files: ParsedFiles) => ParsedFiles;

/** The same files with other values in some rows of one of them. */
export function withOtherValues({ path }: Source, rows: readonly string[]): Alteration {
  return ({ sources, assets }) => ({
    sources: sources.map((source) => (source.path === path ? changed(source, rows) : source)),
    assets,
  });
}

/** The same files without one. */
export function withoutFile({ path }: Source): Alteration {
  return ({ sources, assets }) => ({ sources: sources.filter((source) => source.path !== path), assets });
}

interface Copy {
  readonly data: Record<string, unknown>;
  readonly digits: Record<string, string>;
}

function changed(source: Source, rows: readonly string[]): Source {
  const { data, digits } = source;
  const copy: Copy = structuredClone({ data: { ...data }, digits: { ...digits } });
  for (const row of rows) changeRow(copy, row);
  return { ...source, ...copy };
}

const mark = "\u2032";

/** Another number in each level of the row, or another word: whichever form it has. */
function changeRow({ data, digits }: Copy, row: string): void {
  const value = valueAt(data, row) as Record<string, unknown>;
  for (const level of ["min", "nom", "typ", "max", "tolerance", "count"]) {
    if (typeof value[level] !== "number") continue;
    const text = bumpDigits(digits[`${row}/${level}`] ?? String(value[level]));
    digits[`${row}/${level}`] = text;
    value[level] = Number(text);
  }
  if (typeof value.flag === "boolean") value.flag = !value.flag;
  for (const word of ["token", "text"]) if (typeof value[word] === "string") value[word] += mark;
  if (Array.isArray(value.tokens)) value.tokens = value.tokens.map((token: unknown) => `${token}${mark}`);
}

/** Another number with as many decimals: `24` gives `25`, `1.10` gives `1.11`, `-0.9` gives `-1.0`. */
export function bumpDigits(text: string): string {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?(.*)$/.exec(text.trim());
  if (match === null) return `${text}1`;
  const [, sign = "", whole = "", fraction = "", rest = ""] = match;
  const next = String(BigInt(whole + fraction) + 1n).padStart(fraction.length + 1, "0");
  if (fraction === "") return `${sign}${next}${rest}`;
  return `${sign}${next.slice(0, -fraction.length)}.${next.slice(-fraction.length)}${rest}`;
}
