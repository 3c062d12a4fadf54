import type { Tell } from "../../notice.ts";
import type { ReadRow } from "./read-row.ts";

/** Rows in which those of bits of one register are one row with a list of its bits. */
export function joinBits(rows: readonly ReadRow[], tell: Tell): ReadRow[] {
  const places = placesOf(rows);
  const placeOf = (row: ReadRow): string => places.get(row) ?? "";
  const owners = new Map<string, ReadRow>();
  for (const row of rows)
    if (row.bit === undefined && !owners.has(placeOf(row))) owners.set(placeOf(row), row);
  const bits = new Map<string, ReadRow[]>();
  for (const row of rows) {
    if (row.bit === undefined) continue;
    const place = placeOf(row);
    const own = bits.get(place);
    if (own === undefined) bits.set(place, [row]);
    else own.push(row);
  }
  const done = new Set<string>();
  return rows.flatMap((row) => {
    const place = placeOf(row);
    const own = bits.get(place);
    if (own === undefined || (row.bit === undefined && owners.get(place) !== row)) return [row];
    const owner = owners.get(place);
    if (done.has(place) || (row.bit !== undefined && owner !== undefined)) return [];
    done.add(place);
    return [withBits(owner, own, tell)];
  });
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

function withBits(owner: ReadRow | undefined, rows: readonly ReadRow[], tell: Tell): ReadRow {
  const [first] = rows;
  const base = owner ?? first;
  if (base === undefined) throw new Error("A register without rows.");
  const name = owner?.cells.get("name") ?? `REGISTER_${base.cells.get("address") ?? ""}`;
  if (owner === undefined)
    tell({
      line: base.line,
      kind: "changed",
      message: `The rows of bits of one address are one register here; it is named "${name}".`,
    });
  const ownCells = ["address", "table", "rw", "block", "transport", "word order"].flatMap((key) => {
    const all = (owner === undefined ? rows : [owner]).map(({ cells }) => cells.get(key));
    const isPlace = key === "address" || key === "table" || key === "transport";
    const values = new Set(isPlace ? all.filter((value) => value !== undefined) : all);
    const [value] = values;
    return values.size === 1 && value !== undefined ? [[key, value] as const] : [];
  });
  const list = (key: string): string =>
    rows
      .flatMap(({ bit, cells }) => {
        const text = cells.get(key)?.replace(/;(?=\s*-?\d+\s*=)/g, "\\;");
        return text === undefined || text === "" ? [] : [`${bit}=${text}`];
      })
      .join("; ");
  const highest = rows.reduce((most, { bit = 0 }) => Math.max(most, bit), 0);
  const width = highest < 16 ? [] : [["words", highest < 32 ? "2" : "4"] as const];
  return {
    line: base.line,
    cells: new Map([
      ...(owner?.cells ?? ownCells),
      ["name", name],
      ["type", "BITS"],
      ["bits", list("name")],
      ["bit descriptions", list("description")],
      ...width,
    ]),
  };
}
