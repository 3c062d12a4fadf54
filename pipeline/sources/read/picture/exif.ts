import type { Disclosure } from "./facts.ts";

/** The data in the Exif of a picture. */
export interface Exif {
  /** 1 to 8. */
  readonly orientation: number;
  readonly discloses: readonly Disclosure[];
}

export const noExif: Exif = { orientation: 1, discloses: [] };

const ORIENTATION = 0x0112;
/** Tags whose value is the place of a further directory. */
const CAMERA = 0x8769;
const GPS = 0x8825;
const LATITUDE = 2;
const LONGITUDE = 4;
const tags: ReadonlyMap<number, Disclosure> = new Map([
  [0xa430, "owner"],
  [0xa431, "serial"],
  [0xa435, "serial"],
  [0xc62f, "serial"],
]);
const ENTRY = 12;
/** Sizes of the types of values, by number. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const ASCII = 2;
const RATIONALS: ReadonlySet<number> = new Set([5, 10]);
/** No camera writes as many entries, and the file may be anyone's. */
const MOST_ENTRIES = 512;

/**
 * Reads a TIFF header, the first directory and the two that it leads to. Each is read once and what lies outside is passed
 * over, so that a directory which leads to itself costs nothing.
 */
export function readExif(tiff: Buffer): Exif {
  const order = tiff.toString("latin1", 0, 4);
  if (tiff.length < 8 || (order !== "II*\0" && order !== "MM\0*")) return noExif;
  const reader = new Directory(tiff, order === "II*\0");
  const first = reader.entriesAt(reader.long(4));
  const camera = reader.entriesAt(first.get(CAMERA)?.long);
  const gps = reader.entriesAt(first.get(GPS)?.long);
  const orientation = first.get(ORIENTATION)?.short ?? 1;
  const named = [...first, ...camera].flatMap(([tag, { says }]) => (says ? (tags.get(tag) ?? []) : []));
  const hasPosition = gps.get(LATITUDE)?.says === true && gps.get(LONGITUDE)?.says === true;
  return {
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    discloses: hasPosition ? ["position", ...named] : named,
  };
}

interface Entry {
  readonly short: number;
  readonly long: number;
  /** Whether the value is more than zeros or spaces, which cameras write that know nothing. */
  readonly says: boolean;
}

class Directory {
  constructor(
    readonly bytes: Buffer,
    readonly isLittle: boolean,
  ) {}

  short(at: number): number {
    return this.isLittle ? this.bytes.readUInt16LE(at) : this.bytes.readUInt16BE(at);
  }

  long(at: number): number {
    return this.isLittle ? this.bytes.readUInt32LE(at) : this.bytes.readUInt32BE(at);
  }

  entriesAt(place: number | undefined): Map<number, Entry> {
    const entries = new Map<number, Entry>();
    if (place === undefined || place + 2 > this.bytes.length) return entries;
    const count = this.short(place);
    const end = Math.min(place + 2 + Math.min(count, MOST_ENTRIES) * ENTRY, this.bytes.length);
    for (let at = place + 2; at + ENTRY <= end; at += ENTRY) entries.set(this.short(at), this.#entry(at));
    return entries;
  }

  #entry(at: number): Entry {
    const [type, count, value] = [this.short(at + 2), this.long(at + 4), at + 8];
    const size = (SIZES[type] ?? 0) * count;
    const start = size <= 4 ? value : this.long(value);
    const body = this.bytes.subarray(start, start + Math.min(size, 64));
    const nothing = type === ASCII ? [0, 0x20] : [0];
    // In a fraction only the upper half counts: 0/1 is nothing.
    const isUpper = (_: number, i: number): boolean => !RATIONALS.has(type) || i % 8 < 4;
    const says = body.filter(isUpper).some((byte) => !nothing.includes(byte));
    return { short: this.short(value), long: this.long(value), says };
  }
}
