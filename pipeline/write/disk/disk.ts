import type { Dirent, Stats } from "node:fs";
import {
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";

/** Bytes of a file that come one part after another. */
export interface FileParts {
  readonly parts: Iterable<Uint8Array>;
}

/**
 * The steps of the disk that a write consists of, one each, so that a test can fail any of them.
 *
 * Calls block: for 3,000 links they take 18 ms and the thread pool 40 ms; the writer yields between batches.
 * Nothing is flushed: a kill cannot lose what was handed to the system, and after a loss of power the next build
 * finds a shortened file by its size and writes it again; flushing 3,000 files would cost 1.3 s on a fast disk.
 */
export interface Disk {
  lstat(path: string): Stats | undefined;
  list(folder: string): Dirent[];
  readText(path: string): string;
  makeFolder(path: string): void;
  /** Writes a file that must not exist yet, so that bytes shared by a hard link are never touched. */
  create(path: string, bytes: Uint8Array | string | FileParts): Stats;
  link(from: string, to: string): void;
  copy(from: string, to: string): void;
  rename(from: string, to: string): void;
  readLink(path: string): string;
  makeLink(target: string, path: string): void;
  unlink(path: string): void;
  removeFolder(path: string): void;
}

export const realDisk: Disk = {
  lstat: (path) => lstatSync(path, { throwIfNoEntry: false }),
  list: (folder) => readdirSync(folder, { withFileTypes: true }),
  readText: (path) => readFileSync(path, "utf8"),
  makeFolder: (path) => void mkdirSync(path),
  create(path, bytes) {
    const file = openSync(path, "wx", 0o644);
    try {
      if (typeof bytes === "object" && "parts" in bytes)
        for (const part of bytes.parts) writeFileSync(file, part);
      else writeFileSync(file, bytes);
      return fstatSync(file);
    } catch (error) {
      // A write by descriptor does not know its path, and the message must name it.
      throw Object.assign(error as Error, { path });
    } finally {
      closeSync(file);
    }
  },
  link: linkSync,
  copy: (from, to) => copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE),
  rename: renameSync,
  readLink: (path) => readlinkSync(path),
  makeLink: (target, path) => symlinkSync(target, path, "dir"),
  unlink: unlinkSync,
  removeFolder: rmdirSync,
};

/** Removes a file, or a folder and all it holds, without following links. */
export function removeTree(path: string, disk: Disk): void {
  const kind = disk.lstat(path);
  if (!kind) return;
  if (kind.isDirectory()) removeFolder(path, disk);
  else disk.unlink(path);
}

function removeFolder(folder: string, disk: Disk): void {
  for (const entry of disk.list(folder)) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) removeFolder(path, disk);
    else disk.unlink(path);
  }
  disk.removeFolder(folder);
}
