import { crc32 } from "node:zlib";
import { asBytes } from "../../../core/as-bytes.ts";
import { hashOf } from "../../../core/hash.ts";
import { LostValueError } from "../../../engine/cache/lost-value.ts";
import { readStored, type StoredSpans } from "../../../engine/cache/read-near.ts";
import type { Engine } from "../../../engine/engine.ts";
import { type PackedFile, packFile, type ZipEntry, type ZipStretch, zipStretch } from "./zip.ts";

/** A file that will be in the zip. */
export interface PlannedFile {
  readonly path: string;
  /** Names its bytes. */
  readonly key: string;
  /** The bytes, made when the store does not have them packed. */
  readonly plain: () => Uint8Array | string;
}

/**
 * One of so many pages begins a stretch: a changed page has 50 kB put together anew, and the zip of 10,000
 * docs is read in 700 pieces.
 */
const PAGES = 16;
/** The most in one, whatever the pages are called. */
const MOST_PAGES = 64;

/** The key of a compressed file in the store. */
const packedKey = (key: string): string => `zip entry ${key}`;

/** CRC and size are before the compressed bytes in the store. */
export function putPacked(key: string, { crc, size, bytes }: PackedFile, engine: Engine): void {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(crc, 0);
  head.writeUInt32LE(size, 4);
  engine.values.put(packedKey(key), Buffer.concat([head, bytes]));
}

/** Files that follow each other. `key` is where the store has them together; absent: it has a file alone, under its own. */
export interface PlannedStretch {
  readonly files: readonly PlannedFile[];
  readonly key?: string;
}

/**
 * The paths decide where a stretch begins, so that a new page changes the one that it is in and no other. Other files may
 * be large, and memory holds one at a time.
 */
export function stretchesOf(planned: readonly PlannedFile[]): PlannedStretch[] {
  const stretches: PlannedFile[][] = [];
  for (const file of planned) {
    const last = stretches.at(-1);
    const begins = last === undefined || crc32(file.path) % PAGES === 0 || last.length === MOST_PAGES;
    if (begins || !isPage(file) || !last.every(isPage)) stretches.push([file]);
    else last.push(file);
  }
  return stretches.map((files) => (files.length === 1 ? { files } : { files, key: stretchKey(files) }));
}

/** The stretches of a zip as the store has them, or as they are packed now. */
export function* packedStretches(
  stretches: readonly PlannedStretch[],
  engine: Engine,
): Generator<ZipStretch> {
  const known = engine.values.getEach(stretches.flatMap(({ key }) => key ?? []));
  for (const { files, key } of stretches) {
    const value = key === undefined ? undefined : known.next().value;
    if (value instanceof Uint8Array) yield stretchOf(value);
    else {
      const made = zipStretch([...packedEntries(files, engine)]);
      if (key !== undefined) putStretch(key, made, engine);
      yield made;
    }
  }
}

/** A zip as the file of a store has it: stretches, and files of their own with their paths. */
export interface StoredZip {
  readonly values: StoredSpans;
  readonly paths: readonly (string | undefined)[];
}

/** Packs what is not packed yet, and says where all of it lies; undefined where the store has no file for it. */
export function storedZip(stretches: readonly PlannedStretch[], engine: Engine): StoredZip | undefined {
  const keys = stretches.map(keyOf);
  const missing = packedStretches(
    stretches.filter((_, at) => !engine.values.keep(keys[at] ?? "")),
    engine,
  );
  while (missing.next().done !== true);
  const values = engine.values.spansOf(keys);
  return (
    values && {
      values,
      paths: stretches.map(({ files, key }) => (key === undefined ? files[0]?.path : undefined)),
    }
  );
}

/** The stretches of a zip, read from the file of a store. */
export function* readStretches({ values, paths }: StoredZip): Generator<ZipStretch> {
  const read = readStored(values);
  for (const path of paths) {
    const { value } = read.next();
    if (!(value instanceof Uint8Array)) throw new LostValueError("A part of the zip is not in the store.");
    yield path === undefined ? stretchOf(value) : zipStretch([{ path, ...unpacked(value) }]);
  }
}

/** Keeps what a zip consists of for the next build. */
export function keepPacked(stretches: readonly PlannedStretch[], engine: Engine): void {
  engine.values.keepEach(
    stretches.flatMap(({ files, key }) => [
      ...(key === undefined ? [] : [key]),
      ...files.map((file) => packedKey(file.key)),
    ]),
  );
}

function isPage({ path }: PlannedFile): boolean {
  return path.endsWith(".html");
}

/** The key of a stretch in the store. */
function keyOf({ files, key }: PlannedStretch): string {
  return key ?? packedKey(files[0]?.key ?? "");
}

function stretchKey(files: readonly PlannedFile[]): string {
  return `zip stretch ${hashOf(files.map(({ path, key }) => `${path}\n${key}`).join("\n"))}`;
}

function putStretch(key: string, { files, body, directory }: ZipStretch, engine: Engine): void {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(files, 0);
  head.writeUInt32LE(directory.length, 4);
  engine.values.put(key, Buffer.concat([head, directory, ...body]));
}

/** Their number and the length of the directory are before both in the store. */
function stretchOf(value: Uint8Array): ZipStretch {
  const view = new DataView(value.buffer, value.byteOffset);
  const end = 8 + view.getUint32(4, true);
  return { files: view.getUint32(0, true), directory: value.subarray(8, end), body: [value.subarray(end)] };
}

function* packedEntries(files: readonly PlannedFile[], engine: Engine): Generator<ZipEntry> {
  const known = engine.values.getEach(files.map(({ key }) => packedKey(key)));
  for (const { path, key, plain } of files) {
    const { value } = known.next();
    yield { path, ...(value instanceof Uint8Array ? unpacked(value) : packNew(key, plain, engine)) };
  }
}

function unpacked(value: Uint8Array): PackedFile {
  const view = new DataView(value.buffer, value.byteOffset);
  return { crc: view.getUint32(0, true), size: view.getUint32(4, true), bytes: value.subarray(8) };
}

function packNew(key: string, plain: PlannedFile["plain"], engine: Engine): PackedFile {
  const made = packFile(asBytes(plain()));
  putPacked(key, made, engine);
  return made;
}
