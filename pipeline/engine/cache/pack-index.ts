import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";
import { CachedEntries } from "./cached-entries.ts";
import { type EntryChanges, IndexEntries } from "./index-entries.ts";
import { replaceFile } from "./replace-file.ts";

export interface PackIndex {
  /** Version of what the values mean; another version is another store. */
  readonly version: string;
  /** Part of the name of the data file. */
  readonly generation: string;
  /** Identifies the state in which the data file was left, by size and time; absent: unknown. */
  readonly state?: string | undefined;
  readonly entries: IndexEntries;
  /** The file as it was read; absent: there is no file. */
  readonly file?: IndexFile;
}

/** An index file is a base, which has all entries, and the changes that followed it. */
interface IndexFile {
  /** Where the base ends, and where the last changes that can be read. */
  readonly base: number;
  readonly end: number;
  /** Bytes of the file; more than `end` where a writer was killed. */
  readonly size: number;
}

const FORMAT = "fairlead-pack 3";
const CHANGES = "changes";
/** Changes are added to a file until they take so much of the size of its base. */
const MOST_CHANGES = 0.25;

/** Undefined when missing, damaged or of another version. Changes that are damaged are as if they had not been. */
export function readPackIndex(path: string, version: string): PackIndex | undefined {
  try {
    const bytes = readFileSync(path);
    const base = readBlock(bytes, 0, headOf(version));
    if (base === undefined) return undefined;
    const { generation, entries, ...first } = parseBase(base.body);
    let { state } = first;
    let { end } = base;
    for (let next = readBlock(bytes, end, CHANGES); next; next = readBlock(bytes, end, CHANGES)) {
      state = applyChanges(next.body, entries);
      end = next.end;
    }
    return { version, generation, state, entries, file: { base: base.end, end, size: bytes.length } };
  } catch {
    return undefined;
  }
}

/** Writes the whole index. */
export function writePackIndex(path: string, { version, generation, state, entries }: PackIndex): void {
  const cached = CachedEntries.of(entries);
  const { numbers, sums, ends, keys } = cached.lists;
  const facts = JSON.stringify({ generation, state, keys: cached.size });
  const lists = [bytesOf(numbers), bytesOf(sums), bytesOf(ends), keys];
  replaceFile(path, blockOf(headOf(version), Buffer.concat([Buffer.from(`${facts}\n`), ...lists])));
}

/** Adds to the index what has changed, and says whether it did: a short file is as well written anew. */
export function addChanges(
  path: string,
  { file, state }: PackIndex,
  { set, dropped }: EntryChanges,
): boolean {
  if (file === undefined || file.end !== file.size) return false;
  const numbers = set.flatMap(([, { offset, length, sum }]) => [offset, length, sum]);
  const keys = set.map(([key]) => key);
  const block = blockOf(CHANGES, Buffer.from(JSON.stringify({ state, keys, numbers, dropped })));
  if (file.end + block.length - file.base > file.base * MOST_CHANGES) return false;
  const opened = openSync(path, "r+");
  try {
    writeSync(opened, block, 0, block.length, file.end);
  } finally {
    closeSync(opened);
  }
  return true;
}

function headOf(version: string): string {
  return `${FORMAT} ${JSON.stringify(version)}`;
}

/** A line that names what follows, with its length and sum. */
function blockOf(name: string, body: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${name} ${body.length} ${crc32(body)}\n`), body]);
}

function readBlock(bytes: Buffer, start: number, name: string): { body: Buffer; end: number } | undefined {
  const line = bytes.indexOf(10, start);
  const head = bytes.toString("utf8", start, line);
  if (line < 0 || !head.startsWith(`${name} `)) return undefined;
  const [length = 0, sum] = head
    .slice(name.length + 1)
    .split(" ")
    .map(Number);
  const body = bytes.subarray(line + 1, line + 1 + length);
  return body.length === length && crc32(body) === sum ? { body, end: line + 1 + length } : undefined;
}

/** All as it lies in memory: a JSON parser would take longer than all else that opens a store, and a text for each key, too. */
function parseBase(body: Buffer): Pick<PackIndex, "generation" | "state" | "entries"> {
  const line = body.indexOf(10);
  const facts: { generation: string; state?: string; keys: number } = JSON.parse(
    body.toString("utf8", 0, line),
  );
  const { generation, state, keys } = facts;
  let at = line + 1;
  const read = <List extends Float64Array | Uint32Array>(list: List): List => {
    bytesOf(list).set(body.subarray(at, at + list.byteLength));
    at += list.byteLength;
    return list;
  };
  const numbers = read(new Float64Array(keys * 3));
  const [sums, ends] = [read(new Uint32Array(keys)), read(new Uint32Array(keys))];
  const cached = new CachedEntries({ numbers, sums, ends, keys: body.subarray(at) });
  return { generation, state, entries: new IndexEntries(cached) };
}

/** Gives the state of the data file after them. */
function applyChanges(body: Buffer, entries: IndexEntries): string | undefined {
  const changes: { state?: string; keys: string[]; numbers: number[]; dropped: string[] } = JSON.parse(
    body.toString("utf8"),
  );
  const { state, keys, numbers, dropped } = changes;
  entries.drop(dropped);
  for (const [at, key] of keys.entries()) {
    const [offset = -1, length = -1, sum = -1] = numbers.slice(at * 3, at * 3 + 3);
    entries.restore(key, { offset, length, sum });
  }
  return state;
}

function bytesOf({ buffer, byteOffset, byteLength }: Float64Array | Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
