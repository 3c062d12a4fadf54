import { crc32 } from "node:zlib";
import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";
import { type PackedFile, packFile, type ZipEntry, type ZipStretch, zipStretch } from "./zip.ts";

/** A file that will be in the zip. */
export interface PlannedFile {
  readonly path: string;
  /** Names its bytes. */
  readonly key: string;
  /** The bytes, made when the store does not have them packed. */
  readonly plain: () => Uint8Array | string;
}

/** Of so many pages one begins a stretch: a changed page has 50 kB put together anew, and the zip of 10,000 docs is read in 700 pieces. */
const PAGES = 16;
/** The most in one, whatever the pages are called. */
const MOST_PAGES = 64;

/** Where the store has a packed file. */
export const packedKey = (key: string): string => `zip entry ${key}`;

/** CRC and size stand before the packed bytes in the store. */
export function putPacked(key: string, { crc, size, bytes }: PackedFile, store: PackStore): void {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(crc, 0);
  head.writeUInt32LE(size, 4);
  store.put(packedKey(key), Buffer.concat([head, bytes]));
}

/** Files of a zip as the store has them, or as they are packed now; pages that follow each other are kept together, too. */
export function* packedStretches(planned: readonly PlannedFile[], store: PackStore): Generator<ZipStretch> {
  const stretches = divided(planned);
  const known = store.getEach(stretches.filter(isKept).map(stretchKey));
  for (const files of stretches) {
    const value = isKept(files) ? known.next().value : undefined;
    if (value instanceof Uint8Array) yield stretchOf(value);
    else yield isKept(files) ? putStretch(files, store) : zipStretch([...packedEntries(files, store)]);
  }
}

/** Keeps what a zip consists of for the next build. */
export function keepPacked(planned: readonly PlannedFile[], store: PackStore): void {
  for (const files of divided(planned).filter(isKept)) store.keep(stretchKey(files));
  for (const { key } of planned) store.keep(packedKey(key));
}

/**
 * The paths decide where a stretch begins, so that a new page changes the one that it is in and no other. Other files may
 * be large, and memory holds one at a time.
 */
function divided(planned: readonly PlannedFile[]): PlannedFile[][] {
  const stretches: PlannedFile[][] = [];
  for (const file of planned) {
    const last = stretches.at(-1);
    const begins = last === undefined || crc32(file.path) % PAGES === 0 || last.length === MOST_PAGES;
    if (begins || !isPage(file) || !last.every(isPage)) stretches.push([file]);
    else last.push(file);
  }
  return stretches;
}

function isPage({ path }: PlannedFile): boolean {
  return path.endsWith(".html");
}

/** A file alone is in the store already. */
function isKept(files: readonly PlannedFile[]): boolean {
  return files.length > 1;
}

function stretchKey(files: readonly PlannedFile[]): string {
  return `zip stretch ${hashOf(files.map(({ path, key }) => `${path}\n${key}`).join("\n"))}`;
}

function putStretch(files: readonly PlannedFile[], store: PackStore): ZipStretch {
  const stretch = zipStretch([...packedEntries(files, store)]);
  const { body, directory } = stretch;
  const head = Buffer.alloc(8);
  head.writeUInt32LE(files.length, 0);
  head.writeUInt32LE(directory.length, 4);
  store.put(stretchKey(files), Buffer.concat([head, directory, ...body]));
  return stretch;
}

/** Their number and the length of the directory stand before both in the store. */
function stretchOf(value: Uint8Array): ZipStretch {
  const view = new DataView(value.buffer, value.byteOffset);
  const end = 8 + view.getUint32(4, true);
  return { files: view.getUint32(0, true), directory: value.subarray(8, end), body: [value.subarray(end)] };
}

function* packedEntries(files: readonly PlannedFile[], store: PackStore): Generator<ZipEntry> {
  const known = store.getEach(files.map(({ key }) => packedKey(key)));
  for (const { path, key, plain } of files) {
    const { value } = known.next();
    yield { path, ...(value instanceof Uint8Array ? unpacked(value) : packNew(key, plain, store)) };
  }
}

function unpacked(value: Uint8Array): PackedFile {
  const view = new DataView(value.buffer, value.byteOffset);
  return { crc: view.getUint32(0, true), size: view.getUint32(4, true), bytes: value.subarray(8) };
}

function packNew(key: string, plain: PlannedFile["plain"], store: PackStore): PackedFile {
  const made = packFile(Buffer.from(plain()));
  putPacked(key, made, store);
  return made;
}
