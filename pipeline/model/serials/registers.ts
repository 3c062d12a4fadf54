import { normaliseSerial } from "../../../renderer/shared/compose/serial-key.ts";
import type { SerialRegisterSource } from "../../../schema/generated/types.ts";
import type { Source } from "../../sources/parse/source.ts";
import { recordsOf } from "../resolve/records-of.ts";
import type { SiteIndex } from "../resolve/site-index.ts";

type SerialEntry = SerialRegisterSource["entries"][number];

/** The entry of a serial number in a register. */
export interface SerialRow {
  readonly entry: SerialEntry;
  /** The number in its one form. */
  readonly serial: string;
}

/** A row of a register and its place. */
interface RegisterRow extends SerialRow {
  readonly source: Source;
  /** JSON Pointer of the row. */
  readonly pointer: string;
}

/** Rows of all registers that name a number and a published product, in the order of files and lines. */
export function registerRows(index: SiteIndex): RegisterRow[] {
  const products = index.records.get("product");
  return recordsOf(index, "serial-register").flatMap((source) =>
    source.data.entries.flatMap((entry, row) =>
      products?.has(entry.product) === true
        ? [{ source, pointer: `/entries/${row}`, entry, serial: normaliseSerial(entry.serial) }]
        : [],
    ),
  );
}

/** Rows that differ in nothing but the number have one device. */
export function deviceKey({ entry }: SerialRow): string {
  return JSON.stringify([
    entry.product,
    entry.hardware ?? null,
    entry.status ?? "genuine",
    entry.note ?? null,
  ]);
}

/** The data of rows besides their number, by the key of their device, in the order of their first rows. */
export function devicesOf(rows: readonly SerialRow[]): Map<string, SerialEntry> {
  const devices = new Map<string, SerialEntry>();
  for (const row of rows) if (!devices.has(deviceKey(row))) devices.set(deviceKey(row), row.entry);
  return devices;
}

/** Hex digits that name a shard, so that one lists about 32 numbers: 16 shards up to 512 numbers, 256 up to 8,192. */
export function shardDigits(count: number): number {
  return count === 0 ? 0 : Math.max(1, Math.ceil(Math.log2(count / 32) / 4));
}
