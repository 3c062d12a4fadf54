import { once } from "../../../../core/once.ts";
import { registerMapColumns } from "../../../../exports/register-map/register-map-csv.ts";

/** The columns of the export of a register map in lower case; a table of others may have them too. */
export const ownKeys = once(() => lowerCaseNames(registerMapColumns));

/** Columns in the head of our own files that say nothing of a row. */
export const headColumns: readonly string[] = ["Record", "Revision", "Record status", "Content SHA-256"];

/** Columns of our own tables, whose addresses are those on the wire; a vendor may have one of them by chance. */
const ofOurOwn = [
  "base",
  "block start",
  "block id",
  "block after",
  "block in",
  "repeat",
  "address in block",
  "relative",
];

/** Names of columns in lower case, by which the kind of a table is found. */
export function lowerCaseNames(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}

/** Whether a table with these columns is one of signals of CAN messages. */
export function isSignalTable(columns: ReadonlySet<string>): boolean {
  return columns.has("message") && columns.has("signal");
}

/** Whether a table with these columns is one of the pins of a connector. */
export function isPinTable(columns: ReadonlySet<string>): boolean {
  return columns.has("pin") && columns.has("name");
}

/** Whether a table of these columns says by itself what its addresses are. */
export function hasWireAddresses(columns: ReadonlySet<string>): boolean {
  return ofOurOwn.filter((column) => columns.has(column)).length >= 2;
}

/** Whether a table is one that Fairlead has written, from end to end. */
export function isOwnTable(columns: ReadonlySet<string>): boolean {
  return columns.has("block id") && columns.has("address in block") && columns.has("name");
}
