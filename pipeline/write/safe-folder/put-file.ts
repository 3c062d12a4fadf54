import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
} from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "../../core/hash.ts";
import { createFile, type FileContent } from "./file-content.ts";
import { removeAbandoned, temporaryName } from "./temporary-name.ts";

/** A file as a command has seen it: the hash of its bytes; absent: there was none. */
export type Version = string | "absent";

interface Putting {
  readonly absolute: string;
  readonly content: FileContent;
  /** The version that the new content was made from; undefined: any. */
  readonly seen?: Version | undefined;
}

/** The name begins with a dot: what reads and watches a data folder passes it over. */
const PREFIX = ".fairlead-";
/** Disks that have no hard links. */
const NO_LINKS = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EMLINK"]);
/** Folders in which nothing that was left behind is looked for again. */
const swept = new Set<string>();

export function versionOf(bytes: Uint8Array): Version {
  return hashOf(bytes);
}

/**
 * Every command writes the files of a person here: beside the place, then renamed, so that a kill, a full disk and a reader find
 * the file before or this one. Permissions stay as they were. False where the file is not the version that was seen: somebody
 * has saved it meanwhile, and it stays.
 */
export function putFile({ absolute, content, seen }: Putting): boolean {
  const folder = dirname(absolute);
  mkdirSync(folder, { recursive: true });
  if (!swept.has(folder)) removeAbandoned(folder, PREFIX);
  swept.add(folder);
  const present = lstatSync(absolute, { throwIfNoEntry: false });
  if (present !== undefined) accessSync(absolute, constants.W_OK);
  const fresh = join(folder, temporaryName(PREFIX));
  try {
    createFile(fresh, content, 0o666);
    if (present !== undefined) keepOwner(fresh, present);
    if (seen === "absent") return placeNew(fresh, absolute);
    if (seen !== undefined && currentVersion(absolute) !== seen) return false;
    renameSync(fresh, absolute);
    return true;
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** The version of a file now. */
export function currentVersion(absolute: string): Version {
  return lstatSync(absolute, { throwIfNoEntry: false }) === undefined
    ? "absent"
    : versionOf(readFileSync(absolute));
}

/** The file has the permissions of the one before, and its owner where this user may give it away. */
function keepOwner(fresh: string, { mode, uid, gid }: Stats): void {
  const made = lstatSync(fresh);
  if (made.uid !== uid || made.gid !== gid) {
    try {
      chownSync(fresh, uid, gid);
    } catch {
      // Only the superuser may: the file is then of the one who changed it.
    }
  }
  chmodSync(fresh, mode & 0o7777);
}

/** A link, unlike a rename, never takes the place of a file that somebody has made meanwhile. */
function placeNew(fresh: string, absolute: string): boolean {
  try {
    linkSync(fresh, absolute);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    if (!NO_LINKS.has(code)) throw error;
    if (lstatSync(absolute, { throwIfNoEntry: false }) !== undefined) return false;
    renameSync(fresh, absolute);
    return true;
  }
}
