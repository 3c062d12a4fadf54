import { groupBy } from "../core/group-by.ts";
import { parentOf, TreePaths } from "../core/paths/tree-paths.ts";
import type { WrittenFile } from "./build-manifest/noted-tree.ts";
import { isWholeTree, type OldTree } from "./build-manifest/old-tree.ts";
import { groupName, groupOfList, hasSamePaths, isSameGroup } from "./groups/file-group.ts";
import { PathMap, type ReadonlyPathMap } from "./groups/path-map.ts";
import { MARKER_FILES } from "./location/output-problem.ts";

/** A file of the new tree. */
export interface OutputFile {
  /** Relative, with "/": `docs/intro/index.html`. */
  readonly path: string;
  /** Hash of everything that the bytes depend on: equal key, equal bytes. */
  readonly key: string;
  /** Called only when the bytes are not there yet. */
  readonly bytes: () => Uint8Array | string;
  /** The same bytes one part after another, each to be used before the next: for a file that memory should not hold. */
  readonly parts?: () => Iterable<Uint8Array>;
  /** A file outside of the tree that has these bytes already and does not change any more. */
  readonly aside?: string;
  /** Another file of the tree with the same bytes; where the disk has links, both are one file on it. */
  readonly sameAs?: string;
}

/** A file of the new tree without its bytes. */
export type KeyedPath = Pick<OutputFile, "path" | "key">;

/** A file of the last release that stays: its name holds the hash of its bytes. */
export interface RetainedFile {
  readonly path: string;
  readonly key: string;
  readonly source: string;
}

export type PlannedFile = OutputFile | RetainedFile;

export interface TreePlan {
  /** In the order in which they are written. */
  readonly files: ReadonlyPathMap<PlannedFile>;
  /** Parents before children. */
  readonly folders: ReadonlySet<string>;
}

/** The files that a tree is to have, and the paths of a tree that was planned before: these need not be checked again. */
export interface Planning {
  readonly files: readonly OutputFile[];
  readonly retained: readonly RetainedFile[];
  readonly known?: ReadonlyPathMap<WrittenFile> | undefined;
  /** Files by which the next build knows the tree; absent: those of a build. */
  readonly markers?: readonly string[] | undefined;
}

/** Paths that cannot be written are our bug by now: the steps before have reported them to the author. */
export function planTree({
  files,
  retained,
  known = new PathMap(),
  markers = MARKER_FILES,
}: Planning): TreePlan {
  const paths = new TreePaths();
  const planned = new PathMap<PlannedFile>();
  const lists = groupBy(files, ({ path }) => groupName(path));
  for (const [name, list] of lists) planned.setGroup(name, groupOfList(list));
  joinPaths(lists, { planned, paths, known, isAlone: retained.length === 0 });
  for (const file of retained) {
    // The new tree wins: a kept file only serves visitors who still have the last release open.
    if (paths.add(file.path) === undefined) planned.set(file.path, file);
  }
  if (!markers.some((name) => planned.has(name))) {
    throw new Error(`A tree without ${markers.join(" or ")} would not be known as ours by the next build.`);
  }
  return { files: planned, folders: paths.folders };
}

interface Joining {
  readonly planned: ReadonlyPathMap<PlannedFile>;
  readonly paths: TreePaths;
  readonly known: ReadonlyPathMap<WrittenFile>;
  /** Whether no other paths will be compared with these. */
  readonly isAlone: boolean;
}

/**
 * Adds the paths of files in their groups, known ones first. For a group whose files are all known the
 * folders are enough, as long as every new path is in a folder that is there: then only those of its own
 * group can be one with it on some system.
 */
function joinPaths(
  lists: ReadonlyMap<string, readonly OutputFile[]>,
  { planned, paths, known, isAlone }: Joining,
): void {
  const refuse = (path: string, problem: string | undefined): void => {
    if (problem) throw new Error(`The file ${JSON.stringify(path)} cannot be written. ${problem}`);
  };
  const unread: (readonly OutputFile[])[] = [];
  const others: string[] = [];
  for (const [name, list] of lists) {
    const group = planned.groups.get(name);
    const noted = known.groups.get(name);
    if (group !== undefined && noted !== undefined && hasSamePaths(group, noted)) {
      for (const folder of noted.folders) paths.addKnownFolder(folder);
      unread.push(list);
      continue;
    }
    for (const { path } of list) {
      if (noted?.files.has(path) === true) refuse(path, paths.addKnown(path));
      else others.push(path);
    }
  }
  const hasFolder = (path: string): boolean => !path.includes("/") || paths.folders.has(parentOf(path));
  if (!isAlone || !others.every(hasFolder))
    for (const { path } of unread.flat()) refuse(path, paths.addKnown(path));
  for (const path of others) refuse(path, paths.add(path));
}

/** Whether the present tree is the planned one, to the last file. */
export function isSameTree({ files, folders }: TreePlan, old: OldTree): boolean {
  if (!isWholeTree({ files, folders }, old)) return false;
  for (const [name, group] of files.groups)
    if (!isSameGroup(group, old.intact.groups.get(name))) return false;
  return true;
}
