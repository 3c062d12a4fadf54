import { isWholeTree, type OldTree } from "./noted/old-tree.ts";
import { TreePaths } from "./paths/tree-paths.ts";
import { MARKER_FILES } from "./place/output-problem.ts";

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
  /** A file outside of the tree that has these bytes already and that nobody will change. */
  readonly aside?: string;
  /** Another file of the tree with the same bytes; where the disk has links, both are one file on it. */
  readonly sameAs?: string;
}

/** A file of the new tree without its bytes. */
export type KeyedPath = Pick<OutputFile, "path" | "key">;

/** A file of the last release that stays: its name holds the hash of its bytes. */
export interface KeptFile {
  readonly path: string;
  readonly key: string;
  readonly source: string;
}

export type PlannedFile = OutputFile | KeptFile;

export interface TreePlan {
  /** By their paths, in the order in which they are written. */
  readonly files: ReadonlyMap<string, PlannedFile>;
  /** Parents before children. */
  readonly folders: ReadonlySet<string>;
}

/** The files that a tree is to have, and the paths of a tree that was planned before: these need not be judged again. */
export interface Planning {
  readonly files: readonly OutputFile[];
  readonly kept: readonly KeptFile[];
  readonly known?: Pick<ReadonlySet<string>, "has"> | undefined;
}

/** Paths that cannot be written are our bug by now: the steps before have told the author. */
export function planTree({ files, kept, known = new Set() }: Planning): TreePlan {
  const paths = new TreePaths();
  const refuse = (path: string, problem: string | undefined): void => {
    if (problem) throw new Error(`The file ${JSON.stringify(path)} cannot be written. ${problem}`);
  };
  const others: string[] = [];
  for (const { path } of files) {
    if (known.has(path)) refuse(path, paths.addKnown(path));
    else others.push(path);
  }
  for (const path of others) refuse(path, paths.add(path));
  const planned = new Map<string, PlannedFile>();
  for (const file of files) planned.set(file.path, file);
  for (const file of kept) {
    // The new tree wins: a kept file only serves visitors who still have the last release open.
    if (paths.add(file.path) === undefined) planned.set(file.path, file);
  }
  if (!MARKER_FILES.some((name) => paths.files.has(name))) {
    throw new Error(
      `A tree without ${MARKER_FILES.join(" or ")} would not be known as ours by the next build.`,
    );
  }
  return { files: planned, folders: paths.folders };
}

/** Whether the present tree is the planned one, to the last file. */
export function isSameTree({ files, folders }: TreePlan, old: OldTree): boolean {
  if (!isWholeTree({ files, folders }, old)) return false;
  for (const [path, { key }] of files) if (old.intact.get(path)?.key !== key) return false;
  return true;
}
