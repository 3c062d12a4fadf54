import type { Separator } from "./read-cells.ts";

/** A first line that spreadsheets write and read: it names the separator and is no row. */
const NAMED = /^\ufeff?sep=([,;\t])(?:\r?\n|\r)/i;

/** What stands between the cells of a table, and where its first row begins. Spreadsheets write semicolons where a comma stands in decimals. */
export function separatorOf(text: string): { readonly separator: Separator; readonly from: number } {
  const [line, named] = NAMED.exec(text) ?? [];
  if (line !== undefined) return { separator: named as Separator, from: line.length };
  const [head = ""] = /^[^\r\n]*/.exec(text) ?? [];
  const unquoted = head.replace(/"(?:[^"]|"")*"/g, "");
  const count = (separator: Separator): number => unquoted.split(separator).length;
  const others = ([";", "\t"] as const).filter((separator) => count(separator) > count(","));
  const [separator = ","] = others.sort((a, b) => count(b) - count(a));
  return { separator, from: text.startsWith("\ufeff") ? 1 : 0 };
}
