import { randomBytes } from "node:crypto";
import { type Dirent, lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../../core/hash.ts";
import { isAlive, thisHost } from "../../engine/lock/lock-holder.ts";

/** A temporary file of another machine, in a folder that both use, counts as abandoned after so many milliseconds. */
const FOREIGN_MS = 24 * 60 * 60 * 1000;

/** A name for something that does not outlive its command: `.fairlead-1a2b3c4d-4711-9f8e7d6c5b4a`. */
export function temporaryName(prefix: string): string {
  return `${ownPrefix(prefix)}${process.pid}-${randomBytes(6).toString("hex")}`;
}

/** Removes what commands that were killed have left in a folder under such names. */
export function removeAbandoned(folder: string, prefix: string): void {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (!isAbandoned(path, entry.name, prefix)) continue;
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // It may belong to another user. It hinders nothing, and the next command tries again.
    }
  }
}

function ownPrefix(prefix: string): string {
  return `${prefix}${sha256(thisHost()).slice(0, 8)}-`;
}

function isAbandoned(path: string, name: string, prefix: string): boolean {
  if (!name.startsWith(prefix)) return false;
  const pid = /^[0-9a-f]{8}-(\d{1,10})-[0-9a-f]{12}$/.exec(name.slice(prefix.length))?.[1];
  if (pid === undefined) return false;
  if (name.startsWith(ownPrefix(prefix))) return !isAlive(Number(pid));
  return Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > FOREIGN_MS;
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
