import type { Piece } from "./cut-words.ts";
import { keyOfRun, LONGEST_KEY, type ReadTerm, readTerm, singular, typedKey } from "./runs.ts";
import { stemOf } from "./stems.ts";
import type { KeyRange } from "./term-table.ts";

/** A run of pieces that a query searches for. */
export interface QueryRun {
  /** The run without the s of a plural. */
  readonly key: string;
  /** As it was typed, with that s. */
  readonly typed: string;
  /** It may be the beginning of one. */
  readonly isOpen: boolean;
  /** The beginning that all forms of the word have, where it is one of Latin letters. */
  readonly stem: string | undefined;
}

/** One letter begins too many words to mean any of them. */
const SHORTEST_PREFIX = 2;

/** The run that some pieces are. */
export function queryRun(pieces: readonly Piece[], isOpen: boolean): QueryRun {
  const key = keyOfRun(pieces);
  return { key, typed: typedKey(pieces), isOpen: isOpen && key.length >= SHORTEST_PREFIX, stem: stemOf(key) };
}

/** The ranges of the index that contain the terms for a run. */
export function rangesOfRun({ key, isOpen, stem }: QueryRun): KeyRange[] {
  if (key.length > LONGEST_KEY) return [{ from: key.slice(0, LONGEST_KEY), isPrefix: true }];
  // All forms of a word begin with its stem, whose last i may be a y.
  if (stem !== undefined) return [beginning(stem.replace(/i$/, ""))];
  if (isOpen) return [{ from: key, isPrefix: true }];
  // After a digit, and after a single letter, a border always follows in the key: most terms with this beginning need
  // not be loaded.
  if (/\p{N}$/u.test(key)) return [exactly(key), ...[" ", "-", "."].map((border) => beginning(key + border))];
  return key.length === 1 ? [exactly(key), beginning(`${key} `)] : [beginning(key)];
}

const exactly = (from: string): KeyRange => ({ from, isPrefix: false });
const beginning = (from: string): KeyRange => ({ from, isPrefix: true });

/** The part of a term that matches a run. */
interface FoundRun {
  readonly key: string;
  /** The run itself, another form of its word, or a longer run that begins with it. */
  readonly kind: "run" | "form" | "longer";
  /** The term does not continue after it. */
  readonly isWhole: boolean;
}

/** The part of a term that matches a run; undefined if it does not match. */
export function findInTerm(run: QueryRun, term: string): FoundRun | undefined {
  const { key, typed, isOpen } = run;
  const read = readTerm(term);
  const found = (text: string, kind: FoundRun["kind"]) => ({ key: text, kind, isWhole: text === read.key });
  if (read.key.startsWith(key) && read.ends.includes(key.length)) return found(key, "run");
  const form = formIn(run, read);
  if (form !== undefined) return found(form, "form");
  // With the s that was typed: `tabs` may become `tabstop`, and no `table`.
  if (!isOpen || !read.key.startsWith(typed)) return undefined;
  const end = read.ends.find((one) => one >= key.length);
  return found(singular(read.key.slice(0, end)), "longer");
}

/** The run at the beginning of a term that has the stem of what is looked for. */
function formIn({ stem }: QueryRun, { key, ends }: ReadTerm): string | undefined {
  if (stem === undefined) return undefined;
  return ends.map((end) => key.slice(0, end)).find((form) => stemOf(form) === stem);
}
