import type { Tell } from "../../notice.ts";
import type { ReadRow } from "./read-row.ts";

/**
 * Rows whose size is several times that of their type are of values in a row, where no other register begins among them;
 * else the size is not believed.
 */
export function valuesInRows(rows: readonly ReadRow[], tell: Tell): ReadRow[] {
  const next = nextAddresses(rows);
  return rows.map((row) => {
    const { fits, cells, line } = row;
    if (fits === undefined) return row;
    const type = cells.get("type") ?? "";
    const words = Math.max(1, Number(/\d+/.exec(type)?.[0] ?? 16) / 16);
    const follows = next(row);
    if (cells.has("count")) return row;
    if (follows !== undefined && follows < Number(cells.get("address")) + fits * words) {
      tell({
        line,
        kind: "lost",
        message:
          "The row has more registers than its type takes, and another register begins among them; the type counts.",
      });
      return row;
    }
    tell({
      line,
      kind: "changed",
      message: `The row has ${fits * words} registers and the type ${type}; it is ${fits} values in a row here.`,
    });
    return { ...row, cells: new Map([...cells, ["count", String(fits)]]) };
  });
}

/** The lowest address behind that of a row, among the rows of its table. */
function nextAddresses(rows: readonly ReadRow[]): (row: ReadRow) => number | undefined {
  const tables = new Map<string, number[]>();
  const tableOf = ({ cells }: ReadRow): string => cells.get("table") ?? "";
  for (const row of rows) {
    const address = Number(row.cells.get("address") ?? Number.NaN);
    if (Number.isNaN(address)) continue;
    const known = tables.get(tableOf(row));
    if (known === undefined) tables.set(tableOf(row), [address]);
    else known.push(address);
  }
  const behind = new Map<string, Map<number, number>>();
  for (const [table, addresses] of tables) {
    const sorted = [...new Set(addresses)].sort((a, b) => a - b);
    behind.set(
      table,
      new Map(sorted.map((address, n) => [address, sorted[n + 1] ?? Number.POSITIVE_INFINITY])),
    );
  }
  return (row) => behind.get(tableOf(row))?.get(Number(row.cells.get("address")));
}
