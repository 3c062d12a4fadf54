import { basename, join } from "node:path";
import { countOf } from "../../core/text/phrase.ts";
import { escapeControls } from "../../core/text/visible-text.ts";
import { UsageError } from "../../core/usage-error.ts";
import type { FileLimits } from "../../sources/limit-bounds.ts";
import { SafeFolder } from "../../write/safe-folder/safe-folder.ts";
import { displayPath } from "../shared/display-path.ts";
import { knownRecords } from "../shared/known-records.ts";
import type { OptionsOf } from "../shared/options.ts";
import { tellLine } from "../shared/output.ts";
import { say } from "../shared/session.ts";
import { requireWithinLimits } from "./data-limits.ts";
import type { Imported } from "./imported.ts";
import { type MergedText, mergedText } from "./merged-text.ts";
import { sizeOf } from "./record-size.ts";
import { plainRecord, readState, statePath, stateText } from "./record-state.ts";
import { recordText } from "./record-text.ts";

/** How often a record is merged anew that somebody saves meanwhile. */
const TRIES = 5;

/** The options of an import, and the limits of the data folder. */
type StoreOptions = OptionsOf<"import"> & { readonly limits: FileLimits };

/** Writes the record of an import into the data folder, or brings what is new in it into the one that is there. */
export function storeRecord(imported: Imported, file: string, options: StoreOptions): void {
  const folder = new SafeFolder(options.data);
  const { record } = imported;
  const path = knownRecords(options.data, record.type).get(record.id) ?? `interfaces/${record.id}.yaml`;
  for (let tries = 0; tries < TRIES; tries++) {
    const present = folder.read(path);
    const stored =
      present === undefined
        ? addRecord({ imported, file, folder, path }, options)
        : mergeIntoRecord({ imported, folder, path, present }, options);
    if (stored) return;
  }
  throw new UsageError(
    `${displayPath(join(options.data, path))} is being changed by something else and is left as it is.`,
    "Import again when nothing else writes it.",
  );
}

interface Storing {
  readonly imported: Imported;
  readonly folder: SafeFolder;
  /** The path of the record below the data folder. */
  readonly path: string;
}

/** False where somebody has made the record meanwhile. */
function addRecord(
  { imported: { record, remarks, notices }, folder, path, file }: Storing & { readonly file: string },
  options: StoreOptions,
): boolean {
  const head = `Imported from ${escapeControls(basename(file))} with fairlead import. Your changes here stay when the file is imported again.`;
  const text = recordText(record, head, remarks);
  requireWithinLimits(displayPath(join(folder.path, path)), text, options.limits);
  if (!options.dryRun) {
    // First what was imported: a record without it could never be imported again.
    writeState(folder, record);
    if (!folder.write(path, text, "absent")) return false;
  }
  say(
    options,
    `${wouldWrite(options)} ${displayPath(join(folder.path, path))}: ${sizeOf(record)}, ${countOf(notices.length, "notice")}.\nNext: fairlead check`,
  );
  return true;
}

/** False where somebody has saved the record meanwhile. */
function mergeIntoRecord(
  {
    imported: { record },
    folder,
    path,
    present,
  }: Storing & { readonly present: NonNullable<ReturnType<SafeFolder["read"]>> },
  options: StoreOptions,
): boolean {
  const name = displayPath(join(folder.path, path));
  const former = readState(folder, record);
  if (former === undefined)
    throw new UsageError(`${name} exists already and was not imported.`, "Choose another id with --id ID.");
  const merged = mergedText({ name, bytes: present.bytes }, former, plainRecord(record));
  if (merged.isChanged) requireWithinLimits(name, merged.text, options.limits);
  // First the record: an import that was cut off here is made again, with the same result.
  if (merged.isChanged && !options.dryRun && !folder.write(path, merged.text, present.version)) return false;
  for (const { path: at, message } of merged.conflicts) tellLine(`${name}  kept  ${at}: ${message}`);
  if (!options.dryRun) writeState(folder, record);
  say(options, outcomeOf(name, merged, options));
  return true;
}

function outcomeOf(
  name: string,
  { isChanged, isAsSource }: MergedText,
  options: OptionsOf<"import">,
): string {
  if (isChanged)
    return `${wouldWrite(options)} ${name}: what has changed in the file since.\nNext: fairlead check`;
  return isAsSource
    ? `${name} is as the file says.`
    : `${name} stays as it is: the file has nothing new but for what people have written otherwise.`;
}

function writeState(folder: SafeFolder, record: Imported["record"]): void {
  const text = stateText(plainRecord(record));
  const path = statePath(record.id);
  if (folder.read(path)?.bytes.equals(Buffer.from(text)) !== true) folder.write(path, text);
}

function wouldWrite({ dryRun }: OptionsOf<"import">): string {
  return dryRun ? "Would write" : "Wrote";
}
