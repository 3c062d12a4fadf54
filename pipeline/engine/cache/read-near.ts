import { largest } from "../../core/largest.ts";
import { PackFile, sumOf } from "./pack-file.ts";
import type { Span } from "./span.ts";

/** Bytes between two values that are read with them: as many as a call of the system takes to say no more. */
const GAP = 16_384;
/** Values that are asked for at once: with 6 kB each, less than a megabyte. */
const TOGETHER = 100;
/** Most that is read at once, so that one large value beside others takes no more memory than alone. */
const MOST = 2_000_000;

/** A value that is wanted, and where it lies. */
export interface WantedValue extends Span {
  readonly key: string;
}

/** Values of a store by their places in its file: what a thread needs to read them. */
export interface StoredSpans {
  /** The path of the file, or the descriptor of one that has none. */
  readonly file: string | number;
  readonly values: readonly WantedValue[];
}

/** Reads values one after another; undefined for one that is not there any more. */
export function* readStored({ file: name, values }: StoredSpans): Generator<Uint8Array | undefined> {
  const file = typeof name === "number" ? PackFile.shared(name) : PackFile.open(name, "read");
  try {
    for (const some of inGroups(values)) {
      const found = readNear(some, file);
      for (const value of some) yield found.get(value.key) ?? file.read(value.key, value);
    }
  } finally {
    if (typeof name === "string") file.close();
  }
}

/** Things as many at a time as are read together. */
export function* inGroups<T>(things: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < things.length; from += TOGETHER) yield things.slice(from, from + TOGETHER);
}

/** Reads values from a file, neighbours together. Values that are not in the file are left out. */
export function readNear(wanted: readonly WantedValue[], file: PackFile): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  for (const run of runsOf(wanted)) {
    const start = run[0]?.offset ?? 0;
    const end = largest(run.map(({ offset, length }) => offset + length));
    const bytes = file.readPart(start, Buffer.allocUnsafe(end - start));
    for (const { key, offset, length, sum } of run) {
      const value = bytes.subarray(offset - start, offset - start + length);
      if (value.byteLength === length && sumOf(key, value) === sum) found.set(key, value);
    }
  }
  return found;
}

function runsOf(wanted: readonly WantedValue[]): WantedValue[][] {
  const runs: WantedValue[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  let start = 0;
  // A damaged index must not make us ask for gigabytes, nor for what lies before the file.
  const sane = wanted.filter(({ offset, length }) => offset >= 0 && length >= 0 && length <= MOST);
  for (const value of sane.toSorted((a, b) => a.offset - b.offset)) {
    const last = runs.at(-1);
    const isNear = value.offset - end <= GAP && value.offset + value.length - start <= MOST;
    if (last !== undefined && isNear) last.push(value);
    else {
      runs.push([value]);
      start = value.offset;
      end = start;
    }
    end = Math.max(end, value.offset + value.length);
  }
  return runs;
}
