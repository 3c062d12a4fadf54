import { setImmediate as nextTurn } from "node:timers/promises";
import type { WrittenFile } from "./build-manifest/noted-tree.ts";
import type { OldTree } from "./build-manifest/old-tree.ts";
import type { Disk, FileParts } from "./disk/disk.ts";
import { isSystemError } from "./disk/disk-failure.ts";
import { groupOfMap } from "./groups/file-group.ts";
import { PathMap, type ReadonlyPathMap } from "./groups/path-map.ts";
import { presentPaths, type TreeChanges } from "./tree-changes.ts";
import type { OutputFile, PlannedFile, TreePlan } from "./tree-plan.ts";

/** Counts of written, linked and copied files; `bytes` counts what was written. */
export interface FillCount {
  /** Files that are new, second names of new ones included. */
  created: number;
  linked: number;
  copied: number;
  bytes: number;
}

interface FilledTree {
  readonly files: ReadonlyPathMap<WrittenFile>;
  readonly count: Readonly<FillCount>;
}

interface Filling {
  readonly root: string;
  /** A file of the new tree that is there. */
  readonly present: (path: string) => WrittenFile | undefined;
  readonly old: OldTree | undefined;
  readonly disk: Disk;
  readonly count: FillCount;
}

/** Files that are placed between two pauses: long enough to cost nothing, short enough that a server in this process answers. */
const BATCH = 200;
/** The file system has no links, refuses this one, or the file has as many as it may have. */
const NO_LINK = new Set(["EXDEV", "EPERM", "EMLINK", "EACCES", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EISDIR"]);

/** The folder to fill, and what is at hand for that. */
interface FillTarget {
  readonly root: string;
  readonly old: OldTree | undefined;
  /** The tree that it is, cleared of all that is not planned; absent: it is empty. */
  readonly begun?: TreeChanges | undefined;
  /** Whether this build has written what is there; else it was there before. */
  readonly isOwn?: boolean;
  readonly disk: Disk;
  /** Called again and again: files that were placed, and all that are to be. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Fills the folder `root` with the planned tree; what is unchanged in `old` is linked. */
export async function fillTree(
  plan: TreePlan,
  { root, old, begun, isOwn = false, disk, onProgress }: FillTarget,
): Promise<FilledTree> {
  const files = new PathMap<WrittenFile>();
  const count = countOf(plan, begun, isOwn);
  const begunFile = (path: string): WrittenFile | undefined =>
    begun === undefined || begun.missing.has(path) ? undefined : begun.tree.intact.get(path);
  const present = (path: string): WrittenFile | undefined => files.get(path) ?? begunFile(path);
  const filling: Filling = { root, present, old, disk, count };
  let added = 0;
  const total = begun?.missing.size ?? plan.files.size;
  for (const folder of plan.folders)
    if (begun?.tree.folders.has(folder) !== true) disk.makeFolder(`${root}/${folder}`);
  for (const [name, planned] of plan.files.groups) {
    const same = begun?.same.has(name) === true ? begun.tree.intact.groups.get(name) : undefined;
    if (same !== undefined) {
      files.setGroup(name, same);
      continue;
    }
    const filled = new Map<string, WrittenFile>();
    files.setGroup(name, groupOfMap(filled));
    for (const [path, file] of planned.files) {
      const there = begunFile(path);
      filled.set(path, there ?? addFile(file, filling));
      if (there !== undefined || ++added % BATCH !== 0) continue;
      onProgress?.(added, total);
      await nextTurn();
    }
  }
  return { files, count };
}

/** The counts before anything is placed. */
function countOf({ files }: TreePlan, begun: TreeChanges | undefined, isOwn: boolean): FillCount {
  const none = { created: 0, linked: 0, copied: 0, bytes: 0 };
  if (begun === undefined) return none;
  if (!isOwn) return { ...none, linked: files.size - begun.missing.size };
  const paths = presentPaths(begun);
  const bytes = paths.reduce((sum, path) => sum + (begun.tree.intact.get(path)?.size ?? 0), 0);
  return { ...none, created: paths.length, bytes };
}

function addFile(file: PlannedFile, filling: Filling): WrittenFile {
  const present = filling.old?.intact.get(file.path);
  if (filling.old && present && present.key === file.key) {
    return reuse(`${filling.old.root}/${file.path}`, { file, present, filling });
  }
  if ("source" in file) return copy(file.source, file, filling);
  return secondName(file, filling) ?? takeAside(file, filling) ?? write(file, filling);
}

/** Links a file to one of the same bytes that is in the new tree already; undefined where that cannot be. */
function secondName({ path, key, sameAs }: OutputFile, { root, present, disk, count }: Filling) {
  const first = sameAs === undefined ? undefined : present(sameAs);
  if (first === undefined) return undefined;
  if (!isLinked(`${root}/${sameAs}`, `${root}/${path}`, disk)) return undefined;
  count.created++;
  return { ...first, key };
}

/** Takes a file that was written aside; undefined where that cannot be. */
function takeAside(
  { path, key, aside }: OutputFile,
  { root, disk, count }: Filling,
): WrittenFile | undefined {
  if (aside === undefined) return undefined;
  const to = `${root}/${path}`;
  // A temporary file may have been removed.
  if (disk.lstat(aside) === undefined || !isLinked(aside, to, disk)) return undefined;
  const file = fileAt(to, key, disk);
  count.created++;
  count.bytes += file.size;
  return file;
}

/** Whether a link could be made, and was. */
function isLinked(from: string, to: string, disk: Disk): boolean {
  try {
    disk.link(from, to);
    return true;
  } catch (error) {
    if (!isSystemError(error) || !NO_LINK.has(error.code)) throw error;
    return false;
  }
}

/** A file that has come to the tree without being written there. */
function fileAt(path: string, key: string, disk: Disk): WrittenFile {
  const found = disk.lstat(path);
  if (!found) throw new Error(`The file ${path} vanished.`);
  return { key, size: found.size, mtimeMs: found.mtimeMs, ino: found.ino };
}

function reuse(
  from: string,
  { file, present, filling }: { file: PlannedFile; present: WrittenFile; filling: Filling },
): WrittenFile {
  if (!isLinked(from, `${filling.root}/${file.path}`, filling.disk)) return copy(from, file, filling);
  filling.count.linked++;
  return present;
}

function copy(from: string, file: PlannedFile, { root, disk, count }: Filling): WrittenFile {
  const to = `${root}/${file.path}`;
  disk.copy(from, to);
  count.copied++;
  return fileAt(to, file.key, disk);
}

function write(file: OutputFile, { root, disk, count }: Filling): WrittenFile {
  const { size, mtimeMs, ino } = disk.create(`${root}/${file.path}`, bytesOf(file));
  count.created++;
  count.bytes += size;
  return { key: file.key, size, mtimeMs, ino };
}

function bytesOf(file: OutputFile): Uint8Array | string | FileParts {
  if (file.parts !== undefined) return { parts: partsOf(file, file.parts) };
  try {
    return file.bytes();
  } catch (cause) {
    throw notMade(file, cause);
  }
}

function* partsOf(file: OutputFile, parts: () => Iterable<Uint8Array>): Generator<Uint8Array> {
  try {
    yield* parts();
  } catch (cause) {
    throw notMade(file, cause);
  }
}

/** Wrapped, so that a failed read in there is not reported as a full or forbidden output. */
function notMade({ path }: OutputFile, cause: unknown): Error {
  return new Error(`The bytes of "${path}" could not be made.`, { cause });
}
