import type { Piece } from "./cut-words.ts";
import { keyOfRun, LONGEST_KEY, readTerm, singular, typedKey } from "./runs.ts";
import type { KeyRange } from "./term-table.ts";

/** A run of pieces that a query searches for. */
export interface QueryRun {
  /** The run without the s of a plural. */
  readonly key: string;
  /** As it was typed, with that s. */
  readonly typed: string;
  /** It may be the beginning of one. */
  readonly isOpen: boolean;
}

/** One letter begins too many words to mean any of them. */
const SHORTEST_PREFIX = 2;

/** The run that some pieces are. */
export function queryRun(pieces: readonly Piece[], isOpen: boolean): QueryRun {
  const key = keyOfRun(pieces);
  return { key, typed: typedKey(pieces), isOpen: isOpen && key.length >= SHORTEST_PREFIX };
}

/** The ranges of the index that contain the terms for a run. */
export function rangesOfRun({ key, isOpen }: QueryRun): KeyRange[] {
  if (key.length > LONGEST_KEY) return [{ from: key.slice(0, LONGEST_KEY), isPrefix: true }];
  if (isOpen) return [{ from: key, isPrefix: true }];
  // After a digit, and after a single letter, a border always follows in the key: most terms with this beginning need
  // not be loaded.
  if (/\p{N}$/u.test(key)) return [exactly(key), ...[" ", "-", "."].map((border) => beginning(key + border))];
  return key.length === 1 ? [exactly(key), beginning(`${key} `)] : [beginning(key)];
}

const exactly = (from: string): KeyRange => ({ from, isPrefix: false });
const beginning = (from: string): KeyRange => ({ from, isPrefix: true });

/**
 * The part of a term that matches a run: the run itself, which may be the whole term, or a longer run that begins with
 * it.
 */
interface FoundRun {
  readonly key: string;
  readonly isExact: boolean;
  readonly isWhole: boolean;
}

/** The part of a term that matches a run; undefined if it does not match. */
export function findInTerm({ key, isOpen }: QueryRun, term: string): FoundRun | undefined {
  const read = readTerm(term);
  if (!read.key.startsWith(key)) return undefined;
  if (read.ends.includes(key.length)) return { key, isExact: true, isWhole: key === read.key };
  const end = read.ends.find((one) => one >= key.length);
  return isOpen ? { key: singular(read.key.slice(0, end)), isExact: false, isWhole: false } : undefined;
}
