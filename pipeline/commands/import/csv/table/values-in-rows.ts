import { groupBy } from "../../../../core/group-by.ts";
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
    if (fits === undefined || cells.has("count")) return row;
    const type = cells.get("type") ?? "";
    const words = Math.max(1, Number(/\d+/.exec(type)?.[0] ?? 16) / 16);
    const follows = next(row);
    if (follows !== undefined && follows < addressOf(row) + fits * words) {
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
  const tableOf = ({ cells }: ReadRow): string | undefined => cells.get("table");
  const addressed = rows.filter(({ cells }) => cells.has("address"));
  const behind = new Map(
    Array.from(groupBy(addressed, tableOf), ([table, own]) => {
      const sorted = [...new Set(own.map(addressOf))].sort((a, b) => a - b);
      return [table, new Map(sorted.map((address, n) => [address, sorted[n + 1]]))];
    }),
  );
  return (row) => behind.get(tableOf(row))?.get(addressOf(row));
}

function addressOf({ cells }: ReadRow): number {
  return Number(cells.get("address"));
}
