import type { Disk } from "./disk.ts";
import type { OldTree } from "./old-tree.ts";
import type { TreePlan } from "./tree-plan.ts";

/** Takes out of a tree all that a plan has not, or has otherwise. */
export function clearTree(
  { root, intact, changed, others, folders }: OldTree,
  plan: TreePlan,
  disk: Disk,
): void {
  for (const [path, { key }] of intact) if (plan.files.get(path)?.key !== key) disk.unlink(`${root}/${path}`);
  for (const path of [...changed, ...others]) disk.unlink(`${root}/${path}`);
  const unplanned = [...folders.keys()].filter((folder) => !plan.folders.has(folder));
  // Children before parents.
  for (const folder of unplanned.sort().reverse()) disk.removeFolder(`${root}/${folder}`);
}
