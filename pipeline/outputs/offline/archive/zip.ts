import { crc32 } from "node:zlib";
import { deflate } from "../../../engine/deflate/deflate.ts";
import { directoryEnd, farHeader, MOST_32 } from "./zip64.ts";

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

/** 1980-01-01 00:00, the first time that a zip can express; it means that no time is given. */
const [TIME, DATE] = [0, 33];
const UTF8_NAMES = 0x0800;
const [STORED, DEFLATED] = [0, 8];
/** Regular file, readable by all: on systems that obey it, unpacked files can be opened. */
const UNIX_FILE = 0o100644 * 0x10000;
const MADE_BY_UNIX = 0x0314;
const NEEDED = 20;
/** Bytes of the two kinds of header, without the name at their end. */
const [LOCAL_BYTES, CENTRAL_BYTES] = [30, 46];
/** Where a header of the directory has the length of the name, and the place of the file. */
const [NAME_LENGTH, OFFSET] = [28, 42];

/** Packs a file: the same bytes on every platform. */
export function packFile(plain: Uint8Array): PackedFile {
  const deflated = deflate(plain);
  const bytes = deflated.length < plain.length ? deflated : plain;
  return { crc: crc32(plain), size: plain.length, bytes };
}

/** Files that follow each other in a zip. */
export interface ZipStretch {
  /** How many they are. */
  readonly files: number;
  /** The bytes in the zip for them, part by part. */
  readonly body: readonly Uint8Array[];
  /** The entries of the directory for them, as if the zip began with the first. */
  readonly directory: Uint8Array;
}

/** Files in the order given, as they lie in a zip one after the other. */
export function zipStretch(entries: readonly ZipEntry[]): ZipStretch {
  const [parts, directory]: [Uint8Array[], Uint8Array[]] = [[], []];
  let offset = 0;
  for (const entry of entries) {
    const local = localHeader(entry);
    directory.push(centralHeader(local, offset));
    offset += local.length + entry.bytes.length;
    parts.push(local, entry.bytes);
  }
  return { files: entries.length, body: parts, directory: Buffer.concat(directory) };
}

/**
 * A zip without times, in the order given, part by part, so that it never has to be in memory as a whole. A
 * stretch is requested when the one before has been taken. From 65,536 files or 4 GiB on its end has the form
 * of ZIP64.
 */
export function* zip(stretches: Iterable<ZipStretch>): Generator<Uint8Array> {
  const directories: Buffer[] = [];
  let [files, offset] = [0, 0];
  for (const stretch of stretches) {
    directories.push(movedBy(offset, stretch.directory));
    files += stretch.files;
    for (const part of stretch.body) offset += part.length;
    yield* stretch.body;
  }
  let size = 0;
  for (const directory of directories) {
    yield directory;
    size += directory.length;
  }
  yield directoryEnd({ files, size, offset });
}

/** A part of a directory whose files are so many bytes further on. */
function movedBy(offset: number, directory: Uint8Array): Buffer {
  const moved = Buffer.from(directory);
  const parts: Buffer[] = [];
  for (let at = 0; at < moved.length; ) {
    const end = at + CENTRAL_BYTES + moved.readUInt16LE(at + NAME_LENGTH);
    const place = moved.readUInt32LE(at + OFFSET) + offset;
    const header = moved.subarray(at, end);
    if (place < MOST_32) header.writeUInt32LE(place, OFFSET);
    parts.push(place < MOST_32 ? header : farHeader(header, place));
    at = end;
  }
  return Buffer.concat(parts);
}

function localHeader({ path, crc, size, bytes }: ZipEntry): Buffer {
  const name = Buffer.byteLength(path);
  const header = Buffer.alloc(LOCAL_BYTES + name);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(NEEDED, 4);
  header.writeUInt16LE(UTF8_NAMES, 6);
  header.writeUInt16LE(bytes.length < size ? DEFLATED : STORED, 8);
  header.writeUInt16LE(TIME, 10);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name, 26);
  header.write(path, LOCAL_BYTES);
  return header;
}

/** Says what the local header says, from the version to the length of extra fields, and where that is. */
function centralHeader(local: Buffer, offset: number): Buffer {
  const header = Buffer.alloc(CENTRAL_BYTES - LOCAL_BYTES + local.length);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(MADE_BY_UNIX, 4);
  local.copy(header, 6, 4, LOCAL_BYTES);
  header.writeUInt32LE(UNIX_FILE >>> 0, 38);
  header.writeUInt32LE(offset, OFFSET);
  local.copy(header, CENTRAL_BYTES, LOCAL_BYTES);
  return header;
}
