import { groupBy } from "../../../../core/group-by.ts";
import { largest } from "../../../../core/largest.ts";
import { itemList } from "../../../../exports/register-map/item-list.ts";
import type { Tell } from "../../notice.ts";
import type { ReadRow } from "./read-row.ts";

/** Rows in which those of bits of one register are one row with a list of its bits. */
export function joinBits(rows: readonly ReadRow[], tell: Tell): ReadRow[] {
  const places = placesOf(rows);
  const joined = new Map<ReadRow, ReadRow | undefined>();
  for (const group of groupBy(rows, (row) => places.get(row)).values()) {
    const owner = group.find(({ bit }) => bit === undefined);
    const bits = group.filter(({ bit }) => bit !== undefined);
    const [first] = bits;
    if (first === undefined) continue;
    for (const row of bits) joined.set(row, undefined);
    joined.set(owner ?? first, withBits(owner ?? ownerOf(first, bits, tell), bits));
  }
  return rows.flatMap((row) => (joined.has(row) ? (joined.get(row) ?? []) : [row]));
}

/** The register of each row; a row of a bit without an address is of the register above it. */
function placesOf(rows: readonly ReadRow[]): ReadonlyMap<ReadRow, string> {
  const places = new Map<ReadRow, string>();
  let above = "";
  for (const [n, row] of rows.entries()) {
    const { cells, bit } = row;
    const own = cells.has("address")
      ? `${cells.get("address")} ${cells.get("table") ?? ""} ${cells.get("transport") ?? ""}`
      : `row ${n}`;
    const place = bit !== undefined && !cells.has("address") && above !== "" ? above : own;
    if (cells.get("type") !== "FIELD") above = place;
    places.set(row, place);
  }
  return places;
}

/** The register of rows of bits that have no row for it. */
function ownerOf(first: ReadRow, bits: readonly ReadRow[], tell: Tell): ReadRow {
  const { line } = first;
  const name = `REGISTER_${first.cells.get("address") ?? ""}`;
  tell({
    line,
    kind: "changed",
    message: `The rows of bits of one address are one register here; it is named "${name}".`,
  });
  const shared = ["address", "table", "rw", "block", "transport", "word order"].flatMap((key) => {
    const all = bits.map(({ cells }) => cells.get(key));
    const isPlace = key === "address" || key === "table" || key === "transport";
    const values = new Set(isPlace ? all.filter((value) => value !== undefined) : all);
    const [value] = values;
    return values.size === 1 && value !== undefined ? [[key, value] as const] : [];
  });
  return { line, cells: new Map([...shared, ["name", name]]) };
}

function withBits({ line, cells }: ReadRow, bits: readonly ReadRow[]): ReadRow {
  const list = (key: string): string =>
    itemList(bits.map((row) => [row.bit ?? 0, row.cells.get(key) || undefined]));
  const highest = largest(bits.map(({ bit = 0 }) => bit));
  return {
    line,
    cells: new Map([
      ...cells,
      ["type", "BITS"],
      ["bits", list("name")],
      ["bit descriptions", list("description")],
      ...(highest < 16 ? [] : [["words", highest < 32 ? "2" : "4"] as const]),
    ]),
  };
}
