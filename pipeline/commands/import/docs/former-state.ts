import { parsedJson } from "../../../core/parsed-json.ts";
import { UsageError } from "../../../core/usage-error.ts";
import { dataPathProblem } from "../../../sources/read/data-path.ts";
import { type DataTarget, STATE_FILES } from "./data-target.ts";

/** Hashes of files by their paths in the data folder. */
export type Hashes = Readonly<Record<string, string>>;

/** The state that former imports of a data folder have left. */
export interface FormerState {
  /** The files of the last one. */
  readonly imported: Hashes;
  /** The files that one which was cut off was about to write. */
  readonly pending: Hashes;
}

/** Reads what former imports have left. A state file that cannot be read is wrong use, with the way out. */
export function readFormerState(target: DataTarget): FormerState {
  return {
    imported: hashesIn(target, STATE_FILES.imported),
    pending: hashesIn(target, STATE_FILES.pending),
  };
}

const HINT =
  "Take the file back from version control. Without version control, import into another folder, and copy the manual changes of this one there.";

function hashesIn(target: DataTarget, name: string): Hashes {
  const bytes = target.readState(name);
  if (bytes === undefined) return withoutPrototype({});
  const value = parsedJson(bytes);
  const file = target.displayState(name);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new UsageError(
      `${file} does not say what was imported last: ${bytes.length === 0 ? "it is empty" : "it is no JSON object"}.`,
      HINT,
    );
  for (const [path, hash] of Object.entries(value)) {
    const problem = dataPathProblem(path);
    if (problem !== undefined)
      throw new UsageError(
        `${file} names ${JSON.stringify(path)}, which is no file of a data folder. ${problem}`,
        "Take that line out, or take the file back from version control.",
      );
    if (typeof hash !== "string" || !/^[0-9a-f]{64}$/.test(hash))
      throw new UsageError(`${file} has no hash of ${JSON.stringify(path)}.`, HINT);
  }
  return withoutPrototype(value as Hashes);
}

/** Paths are names from files: none is to mean what every object has of itself. */
function withoutPrototype(hashes: Hashes): Hashes {
  return Object.assign(Object.create(null) as Record<string, string>, hashes);
}
