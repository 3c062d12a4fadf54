import { readFileSync } from "node:fs";
import { diff3Merge } from "node-diff3";
import { compareStrings } from "../../../core/diagnostics.ts";
import { sha256 } from "../../../core/hash.ts";
import type { DataTarget } from "./data-target.ts";
import type { Plan, PlannedFile } from "./plan-files.ts";

/** What happens to a file of the data folder. */
export type Change =
  | { readonly path: string; readonly do: "add" | "replace" | "merge"; readonly file: PlannedFile }
  | { readonly path: string; readonly do: "remove" };

/** A place at which a person and the source have changed the same, and the person's text stays. */
export interface Conflict {
  readonly path: string;
  /** 1-based line of the file as it is left. */
  readonly line?: number;
  readonly message: string;
}

export interface Merged {
  readonly changes: readonly Change[];
  readonly conflicts: readonly Conflict[];
  /** Hashes of what was imported, by path. */
  readonly state: Readonly<Record<string, string>>;
}

/** The hashes of what an import wrote last. */
export type FormerState = Readonly<Record<string, string>>;

/**
 * What an import changes in a data folder in which people may have written since the last one. Of each file it knows what the
 * source was then, what it is now and what is in the folder: a change of one side is taken, and where both changed the same
 * lines those of the person stay.
 */
export function mergeFiles(plan: Plan, former: FormerState, target: DataTarget): Merged {
  const changes: Change[] = [];
  const conflicts: Conflict[] = [];
  const state: Record<string, string> = {};
  for (const path of [...new Set([...plan.keys(), ...Object.keys(former)])].sort(compareStrings)) {
    const file = plan.get(path);
    if (file !== undefined) state[path] = sha256(bytesOf(file));
    const present = target.read(path);
    const states = { path, file, next: state[path], before: former[path], present, target };
    const outcome =
      present === "link"
        ? linkConflict(path, states.next !== states.before)
        : outcomeOf({ ...states, present });
    changes.push(...(outcome.changes ?? []));
    conflicts.push(...(outcome.conflicts ?? []));
  }
  return { changes, conflicts, state };
}

interface Outcome {
  readonly changes?: readonly Change[];
  readonly conflicts?: readonly Conflict[];
}

interface States {
  readonly path: string;
  readonly file: PlannedFile | undefined;
  readonly next: string | undefined;
  readonly before: string | undefined;
  readonly present: Buffer | undefined;
  readonly target: DataTarget;
}

function outcomeOf(states: States): Outcome {
  const { path, file, next, before, present } = states;
  const now = present === undefined ? undefined : sha256(present);
  if (now === next || next === before) return {};
  if (file === undefined)
    return now === before
      ? { changes: [{ path, do: "remove" }] }
      : said(path, "The source has this file no more; what people have written in it stays.");
  if (present === undefined)
    return before === undefined
      ? { changes: [{ path, do: "add", file }] }
      : said(path, "The source has changed this file, which was taken away here; it does not come back.");
  if (now === before) return { changes: [{ path, do: "replace", file }] };
  return mergedText(states, file, present);
}

function said(path: string, message: string): Outcome {
  return { conflicts: [{ path, message }] };
}

function linkConflict(path: string, isNews: boolean): Outcome {
  return isNews ? said(path, "A link or a folder stands in the place of this file; it is left alone.") : {};
}

/** Pairs of equal lines; more take long to compare. */
const MOST_PAIRS = 30_000_000;

/** How many pairs of equal lines two texts have. */
function pairsOf(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  return other.reduce((sum, line) => sum + (counts.get(line) ?? 0), 0);
}

function mergedText({ path, before, target }: States, file: PlannedFile, present: Buffer): Outcome {
  const base = before === undefined ? undefined : target.stateText(`docs/${path}`);
  if (!("text" in file) || base === undefined)
    return said(
      path,
      "The source has changed this file, and so has somebody here; that of the data folder stays.",
    );
  const [ours = [], then = [], theirs = []] = [present.toString("utf8"), base, file.text].map((text) =>
    text.split("\n"),
  );
  if (pairsOf(then, ours) + pairsOf(then, theirs) > MOST_PAIRS)
    return said(
      path,
      "The source and somebody here have changed this file, which takes too long to compare; it stays.",
    );
  const lines: string[] = [];
  const conflicts: Conflict[] = [];
  for (const region of diff3Merge(ours, then, theirs, { excludeFalseConflicts: true })) {
    if (region.conflict !== undefined) {
      const line = lines.length + 1;
      conflicts.push({ path, line, message: conflictText(region.conflict.b) });
    }
    for (const line of region.ok ?? region.conflict?.a ?? []) lines.push(line);
  }
  const text = lines.join("\n");
  const isSame = text === present.toString("utf8");
  return { changes: isSame ? [] : [{ path, do: "merge", file: { text } }], conflicts };
}

function conflictText(lines: readonly string[]): string {
  const first = lines.find((line) => line.trim() !== "")?.trim() ?? "";
  const short = first.length > 80 ? `${first.slice(0, 80)}…` : first;
  return lines.length === 0
    ? "The source has taken out what was changed here; it stays."
    : `The source now says "${short}" here (${lines.length} lines); what people have written stays.`;
}

export function bytesOf(file: PlannedFile): Buffer {
  return "text" in file ? Buffer.from(file.text) : readFileSync(file.absolute);
}
