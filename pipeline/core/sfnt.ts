/** A table of a font in its plain form (OpenType 1.9, "Organization of an OpenType font"). */
export interface FontTable {
  /** Four characters. */
  readonly tag: string;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

interface Font {
  /** The kind of outlines in the font: 0x00010000 for TrueType. */
  readonly flavour: number;
  /** In the order of the directory. */
  readonly tables: readonly FontTable[];
}

const HEADER = 12;
const ENTRY = 16;

/** Reads the directory of a font; the tables are parts of the same bytes. */
export function readSfnt(font: Uint8Array): Font {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index): FontTable => {
    const at = HEADER + index * ENTRY;
    const offset = view.getUint32(at + 8);
    return {
      tag: String.fromCharCode(...font.subarray(at, at + 4)),
      checksum: view.getUint32(at + 4),
      bytes: font.subarray(offset, offset + view.getUint32(at + 12)),
    };
  });
  return { flavour: view.getUint32(0), tables };
}

/** The bytes of one table. */
export function tableOf({ tables }: Font, wanted: string): Uint8Array {
  const found = tables.find(({ tag }) => tag === wanted);
  if (found === undefined) throw new Error(`The font has no table ${wanted}.`);
  return found.bytes;
}

/** Puts a font together again. */
export function writeSfnt({ flavour, tables }: Font): Uint8Array {
  const start = HEADER + tables.length * ENTRY;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start);
  const font = new Uint8Array(size);
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavour);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * ENTRY);
  view.setUint16(8, power);
  view.setUint16(10, (tables.length - 2 ** power) * ENTRY);
  let offset = start;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = HEADER + index * ENTRY;
    for (let n = 0; n < 4; n += 1) view.setUint8(at + n, tag.charCodeAt(n));
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
