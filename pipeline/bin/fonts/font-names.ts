import { readSfnt, tableOf, writeSfnt } from "../../core/sfnt.ts";

/** A record of the `name` table (OpenType 1.9): texts in UTF-16 for Windows, which every font of today has. */
interface NameRecord {
  /** Platform, encoding and language. */
  readonly kind: readonly [number, number, number];
  /** 0: copyright, 1: family, 4: full name, 6: PostScript name. */
  readonly id: number;
  readonly text: Buffer;
}

const COPYRIGHT = 0;
const WINDOWS = 3;
const HEADER = 6;
const RECORD = 12;

/** All names of a font by what they name, as they can be read. */
export function namesOf(sfnt: Uint8Array): ReadonlyMap<number, string> {
  return new Map(readRecords(tableOf(readSfnt(sfnt), "name")).map(({ id, text }) => [id, decode(text)]));
}

/**
 * The font under another name: wherever a name, other than the copyright, holds one of `reserved`, it holds `name` instead.
 * The SIL Open Font License reserves names for the whole font; one with fewer characters has to be called otherwise.
 * Checksums stay as they were: WOFF2 has none, and who unpacks it computes them.
 */
export function renameFont(sfnt: Uint8Array, reserved: RegExp, name: string): Uint8Array {
  const { flavour, tables } = readSfnt(sfnt);
  return writeSfnt({
    flavour,
    tables: tables.map((table) => {
      if (table.tag !== "name") return table;
      const records = readRecords(table.bytes).map((record) =>
        record.id === COPYRIGHT
          ? record
          : { ...record, text: encode(decode(record.text).replace(reserved, name)) },
      );
      return { ...table, bytes: writeRecords(records) };
    }),
  });
}

function readRecords(table: Uint8Array): NameRecord[] {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const storage = view.getUint16(4);
  return Array.from({ length: view.getUint16(2) }, (_, index): NameRecord => {
    const at = HEADER + index * RECORD;
    const from = storage + view.getUint16(at + 10);
    return {
      kind: [view.getUint16(at), view.getUint16(at + 2), view.getUint16(at + 4)],
      id: view.getUint16(at + 6),
      text: Buffer.from(table.subarray(from, from + view.getUint16(at + 8))),
    };
  }).filter(({ kind }) => kind[0] === WINDOWS);
}

function writeRecords(records: readonly NameRecord[]): Uint8Array {
  const storage = HEADER + records.length * RECORD;
  const head = Buffer.alloc(storage);
  head.writeUInt16BE(records.length, 2);
  head.writeUInt16BE(storage, 4);
  let offset = 0;
  records.forEach(({ kind, id, text }, index) => {
    [...kind, id, text.length, offset].forEach((value, n) => {
      head.writeUInt16BE(value, HEADER + index * RECORD + n * 2);
    });
    offset += text.length;
  });
  return Buffer.concat([head, ...records.map(({ text }) => text)]);
}

function decode(text: Buffer): string {
  return Buffer.from(text).swap16().toString("utf16le");
}

function encode(text: string): Buffer {
  return Buffer.from(text, "utf16le").swap16();
}
