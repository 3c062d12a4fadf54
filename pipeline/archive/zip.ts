import { crc32 } from "node:zlib";
import { deflateSync } from "fflate";

/** A file as it lies in a zip. */
export interface PackedFile {
  /** CRC-32 of the plain bytes. */
  readonly crc: number;
  /** Count of the plain bytes. */
  readonly size: number;
  /** Raw deflate, or the plain bytes where that is not smaller. */
  readonly bytes: Uint8Array;
}

export interface ZipEntry extends PackedFile {
  /** With "/", UTF-8. */
  readonly path: string;
}

/** 1980-01-01 00:00, the first time that a zip can say; it stands for none. */
const [TIME, DATE] = [0, 33];
const UTF8_NAMES = 0x0800;
const [STORED, DEFLATED] = [0, 8];
/** Regular file, readable by all: on systems that obey it, unpacked files can be opened. */
const UNIX_FILE = 0o100644 * 0x10000;
const MADE_BY_UNIX = 0x0314;
const NEEDED = 20;

/** Packs a file: the same bytes on every platform. */
export function packFile(plain: Uint8Array): PackedFile {
  const deflated = deflateSync(plain, { level: 6 });
  const bytes = deflated.length < plain.length ? deflated : plain;
  return { crc: crc32(plain), size: plain.length, bytes };
}

/** A zip without times, in the order given. Up to 65,535 files and 4 GiB; more is refused. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  if (entries.length > 0xffff) throw new RangeError("A zip of this form holds 65,535 files at most.");
  const files: Uint8Array[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.path, "utf8");
    const facts = factsOf(entry, name.length);
    const local = Buffer.concat([header(0x04034b50, 4), facts, name]);
    files.push(local, entry.bytes);
    directory.push(centralHeader(facts, offset), name);
    offset += local.length + entry.bytes.length;
  }
  const central = Buffer.concat(directory);
  if (offset + central.length > 0xffffffff) throw new RangeError("A zip of this form is 4 GiB at most.");
  const end = header(0x06054b50, 22);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}

function header(signature: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(signature, 0);
  return bytes;
}

/** What local and central header have in common: version to the length of extra fields. */
function factsOf({ crc, size, bytes }: PackedFile, nameLength: number): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(NEEDED, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(bytes.length < size ? DEFLATED : STORED, 4);
  facts.writeUInt16LE(TIME, 6);
  facts.writeUInt16LE(DATE, 8);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(nameLength, 22);
  return facts;
}

function centralHeader(facts: Buffer, offset: number): Buffer {
  const start = Buffer.alloc(6);
  start.writeUInt32LE(0x02014b50, 0);
  start.writeUInt16LE(MADE_BY_UNIX, 4);
  const end = Buffer.alloc(14);
  end.writeUInt32LE(UNIX_FILE >>> 0, 6);
  end.writeUInt32LE(offset, 10);
  return Buffer.concat([start, facts, end]);
}
