import type { OldTree } from "./old-tree.ts";
import { MARKER_FILES } from "./output-problem.ts";
import { TreePaths } from "./tree-paths.ts";

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
  /** Another file of the tree with the same bytes; where the disk has links, both are one file on it. */
  readonly sameAs?: string;
}

/** A file of the last release that stays: its name holds the hash of its bytes. */
export interface KeptFile {
  readonly path: string;
  readonly key: string;
  readonly source: string;
}

export type PlannedFile = OutputFile | KeptFile;

export interface TreePlan {
  readonly files: readonly PlannedFile[];
  /** Parents before children. */
  readonly folders: readonly string[];
}

/** Paths that cannot be written are our bug by now: the steps before have told the author. */
export function planTree(files: Iterable<OutputFile>, kept: readonly KeptFile[]): TreePlan {
  const paths = new TreePaths();
  const planned: PlannedFile[] = [];
  for (const file of files) {
    const problem = paths.add(file.path);
    if (problem) throw new Error(`The file ${JSON.stringify(file.path)} cannot be written. ${problem}`);
    planned.push(file);
  }
  for (const file of kept) {
    // The new tree wins: a kept file only serves visitors who still have the last release open.
    if (paths.add(file.path) === undefined) planned.push(file);
  }
  if (!MARKER_FILES.some((name) => paths.files.has(name))) {
    throw new Error(
      `A tree without ${MARKER_FILES.join(" or ")} would not be known as ours by the next build.`,
    );
  }
  return { files: planned, folders: [...paths.folders].sort() };
}

/** Whether the present tree holds these files as they were written, and nothing else. */
export function isWholeTree(files: ReadonlyMap<string, unknown>, { list, intact }: OldTree): boolean {
  if (list.others.size > 0 || list.files.size !== files.size || intact.size !== files.size) return false;
  const folders = new Set<string>();
  for (const path of files.keys())
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1))
      folders.add(path.slice(0, end));
  return list.folders.size === folders.size;
}

/** Whether the present tree is the planned one, to the last file. */
export function isSameTree(plan: TreePlan, old: OldTree): boolean {
  const { files, folders, others } = old.list;
  if (others.size > 0 || files.size !== plan.files.length || folders.size !== plan.folders.length)
    return false;
  return plan.files.every((file) => old.intact.get(file.path)?.key === file.key);
}
