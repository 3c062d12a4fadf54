import type { Disk } from "./disk.ts";
import type { WrittenFile } from "./manifest.ts";
import type { OldTree } from "./old-tree.ts";
import type { TreePlan } from "./tree-plan.ts";

/** What of a tree stays for a plan. */
export interface ClearedTree {
  readonly files: ReadonlyMap<string, WrittenFile>;
  readonly folders: ReadonlySet<string>;
}

/** Takes out of a tree all that a plan has not, or has otherwise. */
export function clearTree({ root, list, intact }: OldTree, plan: TreePlan, disk: Disk): ClearedTree {
  const files = new Map<string, WrittenFile>();
  for (const { path, key } of plan.files) {
    const present = intact.get(path);
    if (present?.key === key) files.set(path, present);
  }
  for (const path of [...list.files, ...list.others]) if (!files.has(path)) disk.unlink(`${root}/${path}`);
  const planned = new Set(plan.folders);
  // Children before parents.
  for (const folder of [...list.folders].sort().reverse())
    if (!planned.has(folder)) disk.removeFolder(`${root}/${folder}`);
  return { files, folders: new Set([...list.folders].filter((folder) => planned.has(folder))) };
}
