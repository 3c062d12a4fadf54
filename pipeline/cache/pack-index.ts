import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { crc32 } from "node:zlib";

/** Where a value lies in the data file. */
export interface Span {
  /** In bytes, from the start of the file. */
  readonly offset: number;
  readonly length: number;
  /** Over key and value, so that a value is never taken for that of another key. */
  readonly sum: number;
}

export interface PackIndex {
  /** Version of what the values mean; another version is another store. */
  readonly version: string;
  /** Part of the name of the data file. */
  readonly generation: string;
  /** Names the data file as it was left, by size and time; absent: nobody knows. */
  readonly state?: string | undefined;
  readonly spans: Map<string, Span>;
}

const FORMAT = "fairlead-pack 1";

/**
 * A line that names and sums the rest, then the rest: keys as one text and numbers as one list, which a JSON parser
 * reads several times faster than 10,000 objects. Undefined when missing, damaged or of another version.
 */
export function readPackIndex(path: string, version: string): PackIndex | undefined {
  try {
    const bytes = readFileSync(path);
    const end = bytes.indexOf(10);
    const body = bytes.subarray(end + 1);
    if (bytes.toString("utf8", 0, end) !== headLine(version, body)) return undefined;
    return parseBody(JSON.parse(body.toString("utf8")), version);
  } catch {
    return undefined;
  }
}

/** Replaces the index in one step; a reader sees the one before or this one. */
export function writePackIndex(path: string, { version, generation, state, spans }: PackIndex): void {
  const numbers: number[] = [];
  for (const { offset, length, sum } of spans.values()) numbers.push(offset, length, sum);
  const body = Buffer.from(
    JSON.stringify({ generation, state, keys: [...spans.keys()].join("\n"), numbers }),
  );
  const temporary = `${path}.${process.pid}`;
  try {
    writeFileSync(temporary, Buffer.concat([Buffer.from(`${headLine(version, body)}\n`), body]));
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

function headLine(version: string, body: Uint8Array): string {
  return `${FORMAT} ${JSON.stringify(version)} ${crc32(body)}`;
}

function parseBody(
  body: { generation: string; state?: string; keys: string; numbers: number[] },
  version: string,
): PackIndex {
  const spans = new Map<string, Span>();
  const { generation, state, keys, numbers } = body;
  if (numbers.length > 0) {
    let at = 0;
    for (const key of keys.split("\n")) {
      spans.set(key, {
        offset: numbers[at] ?? -1,
        length: numbers[at + 1] ?? -1,
        sum: numbers[at + 2] ?? -1,
      });
      at += 3;
    }
  }
  return { version, generation, state, spans };
}
