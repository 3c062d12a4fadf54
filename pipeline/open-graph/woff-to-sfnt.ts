import { inflateSync } from "node:zlib";

/** A table of a font file, in the order of its directory. */
interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

const SIGNATURE = 0x774f4646; // "wOFF"
const HEADER = 44;
const ENTRY = 20;

/** Unpacks a font of the form WOFF 1.0 (W3C, 2012) to the plain form, which drawing programs read. */
export function woffToSfnt(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== SIGNATURE) throw new Error("This is no font of the form WOFF 1.0.");
  const tables = Array.from({ length: view.getUint16(12) }, (_, index) =>
    readTable(view, woff, HEADER + index * ENTRY),
  );
  return writeSfnt(view.getUint32(4), tables);
}

function readTable(view: DataView, woff: Uint8Array, at: number): Table {
  const [offset, packed, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: view.getUint32(at),
    checksum: view.getUint32(at + 16),
    // A table that packing would not make smaller stands as it is.
    bytes: packed < length ? inflateSync(bytes) : bytes,
  };
}

function writeSfnt(flavour: number, tables: readonly Table[]): Uint8Array {
  const start = 12 + tables.length * 16;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start);
  const font = new Uint8Array(size);
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavour);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, (tables.length - 2 ** power) * 16);
  let offset = start;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = 12 + index * 16;
    view.setUint32(at, tag);
    view.setUint32(at + 4, checksum);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, bytes.length);
    font.set(bytes, offset);
    offset += padded(bytes.length);
  });
  return font;
}

/** Tables begin at multiples of four. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
