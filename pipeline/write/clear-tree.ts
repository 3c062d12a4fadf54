import type { Disk } from "./disk/disk.ts";
import type { TreeChanges } from "./tree-changes.ts";
import type { TreePlan } from "./tree-plan.ts";

/** Takes out of a tree all that a plan has not, or has otherwise. */
export function clearTree({ tree, unwanted }: TreeChanges, plan: TreePlan, disk: Disk): void {
  const { root, changed, others, folders } = tree;
  for (const path of [...unwanted, ...changed, ...others]) disk.unlink(`${root}/${path}`);
  const unplanned = [...folders.keys()].filter((folder) => !plan.folders.has(folder));
  // Children before parents.
  for (const folder of unplanned.sort().reverse()) disk.removeFolder(`${root}/${folder}`);
}
