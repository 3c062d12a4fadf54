import { type ParsedPointer, type Pointer, parsePointer } from "../../shared/offline-format/pointer.ts";
import { toStorageError } from "./storage-error.ts";
import type { PointerReading, PointerStore } from "./stores.ts";

/** One place for a pointer. Each call has its deadline already. */
export interface PointerCopy {
  /** Undefined where nothing is stored. */
  read(): Promise<unknown>;
  write(pointer: Pointer): Promise<void>;
  remove(): Promise<void>;
}

/**
 * The pointer in two places: a Cache, written first and quick to read, and the database. One that fails is covered by
 * the other. Whatever interrupts a write, both places hold a release that is complete, and the higher revision counts.
 */
export class MirroredPointer implements PointerStore {
  readonly #copies: readonly [PointerCopy, PointerCopy];

  constructor(cache: PointerCopy, database: PointerCopy) {
    this.#copies = [cache, database];
  }

  async read(): Promise<PointerReading> {
    const readings = await Promise.allSettled(this.#copies.map((copy) => copy.read()));
    const answers = readings.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    const failure = readings.find((one) => one.status === "rejected");
    const found = best(answers.filter((value) => value !== undefined).map(parsePointer));
    if (failure === undefined || found.kind === "pointer" || found.kind === "newer") return found;
    const error = toStorageError(failure.reason);
    if (answers.length === 0) throw error;
    return { kind: "unknown", reason: error.reason };
  }

  /** A former pointer goes from a Cache that has no room for this one: it is read there first, and would be shown. */
  async write(pointer: Pointer): Promise<void> {
    const [cache, database] = this.#copies;
    const [inCache, inDatabase] = [
      await failureOf(cache.write(pointer)),
      await failureOf(database.write(pointer)),
    ];
    if (inCache === undefined) return;
    if (inDatabase !== undefined) throw toStorageError(inCache.error);
    await failureOf(cache.remove());
  }

  /** A place that cannot be read is left alone: it may have what is needed. */
  async heal(): Promise<void> {
    const reading = await this.read();
    if (reading.kind !== "pointer") return;
    const { pointer } = reading;
    const healOne = async (copy: PointerCopy): Promise<void> => {
      const found = parsePointer(await copy.read());
      if (found.kind !== "pointer" || found.pointer.revision < pointer.revision) await copy.write(pointer);
    };
    await Promise.allSettled(this.#copies.map(healOne));
  }

  /** The database first: a copy that is half removed must not come back from it. */
  async remove(): Promise<void> {
    const failures: unknown[] = [];
    for (const copy of this.#copies.toReversed()) await copy.remove().catch((error) => failures.push(error));
    if (failures.length > 0) throw toStorageError(failures[0]);
  }
}

async function failureOf(work: Promise<unknown>): Promise<{ readonly error: unknown } | undefined> {
  return work.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
}

function best(found: readonly ParsedPointer[]): PointerReading {
  // Code that was rolled back must not act on what it can still read of a copy that newer code has gone on with.
  const newer = found.find((one) => one.kind === "newer");
  if (newer !== undefined) return newer;
  const pointers = found.flatMap((one) => (one.kind === "pointer" ? [one.pointer] : []));
  const [pointer] = pointers.sort((a, b) => b.revision - a.revision);
  if (pointer !== undefined) return { kind: "pointer", pointer };
  return found.length === 0 ? { kind: "none" } : { kind: "damaged" };
}
