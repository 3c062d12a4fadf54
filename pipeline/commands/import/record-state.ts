import { join } from "node:path";
import { parsedJson } from "../../core/parsed-json.ts";
import { UsageError } from "../../core/usage-error.ts";
import type { SafeFolder } from "../../write/safe-folder/safe-folder.ts";
import { displayPath } from "../shared/display-path.ts";
import type { ImportedRecord } from "./imported.ts";

/** A record as plain data, without what is absent. */
export type PlainRecord = Readonly<Record<string, unknown>>;

/** The path of the record that was imported last: what differs from it in the data folder was written by a person. */
export function statePath(id: string): string {
  return `interfaces/.imported/${id}.json`;
}

export function plainRecord(record: object): PlainRecord {
  return JSON.parse(JSON.stringify(record)) as PlainRecord;
}

export function stateText(record: PlainRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}

/**
 * The record that was imported last; undefined without one. A state that cannot be read is wrong use, with
 * the way out.
 */
export function readState(
  folder: SafeFolder,
  { id, type }: Pick<ImportedRecord, "id" | "type">,
): PlainRecord | undefined {
  const path = statePath(id);
  const found = folder.read(path);
  if (found === undefined) return undefined;
  const value = parsedJson(found.bytes);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const state = value as PlainRecord;
    if (state.id === id && state.type === type) return state;
  }
  throw new UsageError(
    `${displayPath(join(folder.path, path))} is not the record of "${id}" that was imported last: ${reasonOf(found.bytes, value, type)}`,
    "Take the file back from version control. Without version control, rename the record, remove this file, import anew, and copy the manual changes into the new record.",
  );
}

function reasonOf(bytes: Buffer, value: unknown, type: string): string {
  if (bytes.length === 0) return "it is empty.";
  if (value === undefined) return "it is not whole JSON.";
  return `it does not hold a record of the type ${type} with this id.`;
}
