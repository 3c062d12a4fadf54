/** This number in 16 or 32 bits says that a record of ZIP64 has the number itself, in 64. */
const MOST_16 = 0xffff;
export const MOST_32 = 0xffffffff;

/** The version of the format that has these records. */
const NEEDED = 45;
/** Where a header of the directory has the version that is needed, the length of extra fields and the place of the file. */
const [VERSION, EXTRA_LENGTH, OFFSET] = [6, 30, 42];

/** A header of the directory whose file is too far from the beginning for 32 bits. */
export function farHeader(header: Uint8Array, place: number): Buffer {
  const far = Buffer.concat([header, Buffer.alloc(12)]);
  far.writeUInt16LE(NEEDED, VERSION);
  far.writeUInt16LE(12, EXTRA_LENGTH);
  far.writeUInt32LE(MOST_32, OFFSET);
  far.writeUInt16LE(0x0001, header.length);
  far.writeUInt16LE(8, header.length + 2);
  far.writeBigUInt64LE(BigInt(place), header.length + 4);
  return far;
}

/** A directory: how many files are in it, its size in bytes and where it begins. */
interface Directory {
  readonly files: number;
  readonly size: number;
  readonly offset: number;
}

/** The end of a zip; with the records of ZIP64 where a number needs them, and as every program reads it elsewhere. */
export function directoryEnd({ files, size, offset }: Directory): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(files, MOST_16), 8);
  end.writeUInt16LE(Math.min(files, MOST_16), 10);
  end.writeUInt32LE(Math.min(size, MOST_32), 12);
  end.writeUInt32LE(Math.min(offset, MOST_32), 16);
  const isLarge = files > MOST_16 || size >= MOST_32 || offset >= MOST_32;
  return isLarge ? Buffer.concat([largeEnd({ files, size, offset }), end]) : end;
}

/** The same numbers in 64 bits, and where they are. */
function largeEnd({ files, size, offset }: Directory): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(0x0300 + NEEDED, 12);
  record.writeUInt16LE(NEEDED, 14);
  record.writeBigUInt64LE(BigInt(files), 24);
  record.writeBigUInt64LE(BigInt(files), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator]);
}
