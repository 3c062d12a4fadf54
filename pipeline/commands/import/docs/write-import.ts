import { STATE_FILES } from "./data-target.ts";
import { fileHash } from "./file-hash.ts";
import { joinOutcomes, type Merged, type Merging, mergeFile, type Outcomes } from "./merge-files.ts";
import type { ImportNote } from "./note.ts";
import { type Change, left, type Outcome } from "./outcome.ts";
import { reportText } from "./report.ts";

/** How often a file is merged anew that somebody saves meanwhile. */
const TRIES = 5;

/**
 * Writes the files of the site, and gives what became of them. The state follows with `writeState`: an import that is cut off
 * is one that comes to its end when it is called again.
 */
export function writeFiles(outcomes: Outcomes, merging: Merging): Merged {
  const { plan, target } = merging;
  if (outcomes.some(([, { change }]) => change !== undefined)) {
    const pending = [...plan].map(([path, file]) => [path, fileHash(file)] as const);
    target.writeState(STATE_FILES.pending, jsonText(Object.fromEntries(pending)));
  }
  return joinOutcomes(
    outcomes.map(([path, outcome]) => [path, carryOut(path, outcome, merging)]),
    merging,
  );
}

function carryOut(path: string, planned: Outcome, merging: Merging): Outcome {
  let outcome = planned;
  for (let tries = 0; tries < TRIES; tries++) {
    if (outcome.change === undefined || isMade(outcome.change, merging)) return outcome;
    outcome = mergeFile(path, merging);
  }
  return left(path, "Something else writes this file all the time; it is left as it is: import again.");
}

function isMade(change: Change, { target }: Merging): boolean {
  return change.do === "remove"
    ? target.remove(change.path, change.seen)
    : target.write(change.path, change.file, change.seen);
}

/** Writes what the next import has to know. */
export function writeState(
  { state }: Merged,
  { plan, former, target, notes }: Merging & { readonly notes: readonly ImportNote[] },
): void {
  for (const path of Object.keys({ ...former.imported, ...former.pending }))
    if (state[path] === undefined) target.removeState(`docs/${path}`);
  for (const [path, file] of plan)
    if ("text" in file && state[path] === fileHash(file)) target.writeState(`docs/${path}`, file.text);
  target.writeState("docs-report.txt", reportText(notes, Number.POSITIVE_INFINITY));
  target.writeState(STATE_FILES.imported, jsonText(state));
  target.removeState(STATE_FILES.pending);
}

function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
