/** The separator of the cells of a table, and the offset of its first row. */
interface Layout {
  readonly separator: string;
  readonly from: number;
  /** The separator that the first line names, where the rows have another one. */
  readonly contradicted?: string;
}

/**
 * A first line that spreadsheets write and read: `sep=;` names the separator and is no row. A program that has read it as a
 * cell writes it in quotes, or with separators behind it.
 */
const NAMED =
  /^\ufeff?(?:[ \t]*(?:\r\n|\r|\n))*[ ]*(?:"[ ]*sep[ ]*=([^"\r\n]?)[ ]*"|sep[ ]*=[ ]*(\\t|[^"\r\n]?))([^"\r\n]*)(?:\r\n|\r|\n|$)/i;

/** Separators that are found without being named, the usual one first. */
const usual = [",", ";", "\t", "|"];

/**
 * The separator of the cells of a table, and the offset of its first row. Spreadsheets write semicolons if
 * decimals have a comma.
 */
export function separatorOf(text: string): Layout {
  const [line, quoted, plain, rest = ""] = NAMED.exec(text) ?? [];
  const named = (quoted ?? plain)?.replace("\\t", "\t");
  const isNamed = line !== undefined && [...rest].every((sign) => [" ", named, ...usual].includes(sign));
  const from = isNamed ? line.length : text.startsWith("\ufeff") ? 1 : 0;
  const count = counter(firstRow(text, from));
  const found = [...usual].sort((a, b) => count(b) - count(a)).find((sign) => count(sign) > 0) ?? ",";
  if (!isNamed || named === undefined || !/^[^\p{Letter}\p{Number} ]$/u.test(named))
    return { separator: found, from };
  if (count(named) > 0 || count(found) === 0) return { separator: named, from };
  return { separator: found, from, contradicted: named };
}

/** The first row with text, without the quoted parts. */
function firstRow(text: string, from: number): string {
  const start = text.slice(from).search(/\S/) + from;
  let row = "";
  for (let at = Math.max(from, start); at < text.length && !/[\r\n]/.test(text[at] ?? ""); at++) {
    const end = text[at] === '"' ? text.indexOf('"', at + 1) : at;
    if (end === -1) break;
    if (end === at) row += text[at];
    at = end;
  }
  return row;
}

function counter(row: string): (sign: string) => number {
  return (sign) => row.split(sign).length - 1;
}
