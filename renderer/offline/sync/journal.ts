import { fieldsOf, isCount, isHash, isId, listOf } from "../../shared/offline-format/checks.ts";
import type { Latest } from "../../shared/offline-format/manifests.ts";
import { parseLatest } from "../../shared/offline-format/parse-latest.ts";
import { JOURNAL_NOTE, type NoteStore } from "../store/stores.ts";
import type { Problem } from "./problem.ts";

/** The requested sections that are not complete yet: an interrupted download resumes from here. */
export interface Journal {
  /** Ids of all sections that the copy shall have. */
  readonly sections: readonly string[];
  /** The release that is being fetched. */
  readonly target?: Latest;
  /** Hashes of packs that are stored, object by object. */
  readonly packs: readonly string[];
  /** Rounds that failed since the last one that got anything. */
  readonly rounds: number;
  /** Not before this, in milliseconds since 1970. */
  readonly retryAt: number;
  readonly problem?: Problem["kind"];
}

/** The journal of a request before anything is fetched. */
export function newJournal(sections: readonly string[]): Journal {
  return { sections: [...sections].sort(), packs: [], rounds: 0, retryAt: 0 };
}

/** Undefined where nothing is under way, or where notes cannot be read: then objects are found by their hashes. */
export async function readJournal(notes: NoteStore): Promise<Journal | undefined> {
  return parseJournal(await notes.read(JOURNAL_NOTE).catch(() => undefined));
}

/** A journal that cannot be kept costs a repeated download at most. */
export async function writeJournal(notes: NoteStore, journal: Journal): Promise<void> {
  await notes.write(JOURNAL_NOTE, journal).catch(() => {});
}

/** Nothing is under way any more; where notes cannot be written, the next start finds that out. */
export async function removeJournal(notes: NoteStore): Promise<void> {
  await notes.remove(JOURNAL_NOTE).catch(() => {});
}

function parseJournal(value: unknown): Journal | undefined {
  const { sections, target, packs, rounds, retryAt, problem } = fieldsOf(value) ?? {};
  const ids = listOf(sections, (id) => (isId(id) ? id : undefined), String);
  const hashes = listOf(packs, (hash) => (isHash(hash) ? hash : undefined), String);
  if (ids === undefined || hashes === undefined || !isCount(rounds) || !isCount(retryAt)) return undefined;
  const latest = parseLatest({ version: 1, ...fieldsOf(target) });
  return {
    sections: ids,
    packs: hashes,
    rounds,
    retryAt,
    ...(latest === undefined ? {} : { target: latest }),
    ...(typeof problem === "string" ? { problem: problem as Problem["kind"] } : {}),
  };
}
