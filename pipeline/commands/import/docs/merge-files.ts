import { compareStrings } from "../../../core/diagnostics.ts";
import { sha256 } from "../../../core/hash.ts";
import { versionOf } from "../../../write/safe-folder/put-file.ts";
import type { DataTarget } from "./data-target.ts";
import { fileHash } from "./file-hash.ts";
import type { FormerState, Hashes } from "./former-state.ts";
import { mergedText } from "./merged-text.ts";
import { type Change, type Conflict, left, type Outcome, type States } from "./outcome.ts";
import type { Plan } from "./plan.ts";

export interface Merged {
  readonly changes: readonly Change[];
  readonly conflicts: readonly Conflict[];
  /** Files that are then not as the source says, because people have written in them or taken them away. */
  readonly differing: number;
  /** Hashes of what was imported, by path. */
  readonly state: Hashes;
}

/** The outcome of each file, by its path. */
export type Outcomes = readonly (readonly [path: string, outcome: Outcome])[];

/** The three states that an import compares. */
export interface Merging {
  readonly plan: Plan;
  readonly former: FormerState;
  readonly target: DataTarget;
}

/**
 * The changes that an import makes in a data folder in which people may have written since the last one. For
 * each file it knows the source at that time, the source now and the file in the folder: a change of one side
 * is taken, and if both changed the same lines, those of the person stay.
 */
export function mergeFiles(merging: Merging): Outcomes {
  const { imported, pending } = merging.former;
  const paths = new Set([...merging.plan.keys(), ...Object.keys(imported), ...Object.keys(pending)]);
  return [...paths].sort(compareStrings).map((path) => [path, mergeFile(path, merging)]);
}

/** Joins the outcomes of all files. */
export function joinOutcomes(outcomes: Outcomes, { plan, former }: Merging): Merged {
  // A path may be any name, even one that objects have of themselves.
  const state = Object.create(null) as Record<string, string>;
  for (const [path, { isOpen }] of outcomes) {
    const file = plan.get(path);
    const hash = isOpen === true || file === undefined ? former.imported[path] : fileHash(file);
    if (file !== undefined && hash !== undefined) state[path] = hash;
  }
  return {
    changes: outcomes.flatMap(([, { change }]) => (change === undefined ? [] : [change])),
    conflicts: outcomes.flatMap(([, { conflicts = [] }]) => conflicts),
    differing: outcomes.filter(([, { differs }]) => differs).length,
    state,
  };
}

/** Decides about one file, as it is in the data folder now. */
export function mergeFile(path: string, { plan, former, target }: Merging): Outcome {
  const file = plan.get(path);
  const next = file === undefined ? undefined : fileHash(file);
  const present = target.read(path);
  const now = present === undefined || present === "link" ? undefined : sha256(present);
  // An import that was cut off has written what it was about to: no person has.
  const isPending = now !== undefined && now === former.pending[path];
  const before = isPending ? now : former.imported[path];
  if (present === "link")
    return next === before
      ? {}
      : left(path, "A link or a folder has the name of this file; it is left unchanged.");
  return outcomeOf({ path, file, next, before, present, now, target });
}

function outcomeOf(states: States): Outcome {
  const { path, file, next, before, now, present } = states;
  if (now === next || (file === undefined && before === undefined)) return {};
  if (next === before) return { differs: true };
  const seen = present === undefined ? "absent" : versionOf(present);
  if (file === undefined)
    return now === before
      ? { change: { path, do: "remove", seen } }
      : left(path, "The source has this file no more; what people have written in it stays.");
  if (present === undefined)
    return before === undefined
      ? { change: { path, do: "add", file, seen } }
      : {
          ...left(
            path,
            "The source has changed this file, which was taken away here; it does not come back.",
          ),
          isOpen: false,
        };
  if (now === before) return { change: { path, do: "replace", file, seen } };
  return mergedText({ ...states, file, next, present });
}
