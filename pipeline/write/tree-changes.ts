import { copyOf } from "./noted/copy-of.ts";
import type { WrittenFile } from "./noted/noted-tree.ts";
import type { OldTree } from "./noted/old-tree.ts";
import { pathsBeside } from "./noted/paths-beside.ts";
import type { PlannedFile, TreePlan } from "./tree-plan.ts";

/** A tree, and what has to be done to it until it is the planned one. */
export interface TreeChanges {
  readonly tree: OldTree;
  /** Planned files that it has not, or with other bytes, in the order of the plan. */
  readonly missing: ReadonlyMap<string, PlannedFile>;
  /** Its intact files that the plan has not, or with other bytes. */
  readonly unwanted: readonly string[];
}

/** Files that a tree has as planned, once what is unwanted is removed. */
export function presentFiles(changes: TreeChanges | undefined): Map<string, WrittenFile> {
  const files = copyOf(changes?.tree.intact);
  for (const path of changes?.unwanted ?? []) files.delete(path);
  return files;
}

/** What has to be written and removed so that a tree is as planned. */
export function changesTo({ files }: TreePlan, tree: OldTree): TreeChanges {
  const { intact } = tree;
  const missing = new Map<string, PlannedFile>();
  const unwanted: string[] = [];
  let common = 0;
  files.forEach((file, path) => {
    const present = intact.get(path);
    if (present !== undefined) common++;
    if (present?.key === file.key) return;
    missing.set(path, file);
    if (present !== undefined) unwanted.push(path);
  });
  return { tree, missing, unwanted: [...unwanted, ...pathsBeside(intact, files, common)] };
}
