import { realpathSync, statSync } from "node:fs";

/** The data folder itself is not there, is no folder or cannot be read: a state of the disk, and no bug of ours. */
export class DataFolderError extends Error {
  constructor(
    readonly folder: string,
    /** The error code of the system, such as ENOENT. */
    readonly reason: string,
  ) {
    super(`The data folder ${folder} cannot be read (${reason}).`);
  }
}

/** The state of a name: a folder, or the reason why there is no folder. */
type FolderState =
  /** `identity` differs between two folders that have the same name one after the other. */
  { readonly identity: string } | { readonly reason: string };

/**
 * Looks a folder up by its name, symbolic links on the way included. The time of birth is part of its identity because
 * disks give the number of a removed folder to the next one that is made, and so are its permissions: what may be read
 * again is to be read and watched anew.
 */
export function folderState(path: string): FolderState {
  try {
    const stat = statSync(path);
    if (!stat.isDirectory()) return { reason: "ENOTDIR" };
    return { identity: `${realpathSync(path)} ${stat.dev} ${stat.ino} ${stat.birthtimeMs} ${stat.mode}` };
  } catch (error) {
    return { reason: systemCode(error) ?? "EIO" };
  }
}

/** The word of the system for what went wrong, such as ENOENT; undefined where it is no error of the system. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("syscall" in error)) return undefined;
  return (error as NodeJS.ErrnoException).code;
}
