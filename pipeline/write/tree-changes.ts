import type { OldTree } from "./old-tree.ts";
import type { PlannedFile, TreePlan } from "./tree-plan.ts";

/** A tree, and what has to be done to it until it is the planned one. */
export interface TreeChanges {
  readonly tree: OldTree;
  /** Planned files that it has not, or with other bytes, in the order of the plan. */
  readonly missing: ReadonlyMap<string, PlannedFile>;
  /** Its intact files that the plan has not, or with other bytes. */
  readonly unwanted: readonly string[];
}

export function changesTo({ files }: TreePlan, tree: OldTree): TreeChanges {
  const { intact } = tree;
  const missing = new Map<string, PlannedFile>();
  const unwanted: string[] = [];
  let planned = 0;
  files.forEach((file, path) => {
    const present = intact.get(path);
    if (present !== undefined) planned++;
    if (present?.key === file.key) return;
    missing.set(path, file);
    if (present !== undefined) unwanted.push(path);
  });
  // Most plans have all that the tree has, and to ask for each path takes as long as the loop before.
  if (planned < intact.size) for (const path of intact.keys()) if (!files.has(path)) unwanted.push(path);
  return { tree, missing, unwanted };
}
