import type { OldTree } from "./build-manifest/old-tree.ts";
import { isSameGroup } from "./groups/file-group.ts";
import type { TreePlan } from "./tree-plan.ts";

/** A tree, and what has to be done to it until it is the planned one. */
export interface TreeChanges {
  readonly tree: OldTree;
  /** Names of the groups that it has as planned. */
  readonly same: ReadonlySet<string>;
  /** Paths of planned files that it has not, or with other bytes. */
  readonly missing: ReadonlySet<string>;
  /** Its intact files that the plan has not, or with other bytes. */
  readonly unwanted: readonly string[];
}

/** Files that a tree has as planned; none where there is no tree yet. */
export function presentPaths(changes: TreeChanges | undefined): string[] {
  const unwanted = new Set(changes?.unwanted);
  return [...(changes?.tree.intact.keys() ?? [])].filter((path) => !unwanted.has(path));
}

/** The files to write and to remove so that a tree is as planned. */
export function changesTo({ files }: TreePlan, tree: OldTree): TreeChanges {
  const { intact } = tree;
  const [same, missing] = [new Set<string>(), new Set<string>()];
  const unwanted: string[] = [];
  for (const [name, planned] of files.groups) {
    const present = intact.groups.get(name);
    if (isSameGroup(planned, present)) {
      same.add(name);
      continue;
    }
    for (const [path, { key }] of planned.files) if (present?.files.get(path)?.key !== key) missing.add(path);
  }
  for (const [name, present] of intact.groups) {
    if (same.has(name)) continue;
    const planned = files.groups.get(name)?.files;
    for (const path of present.files.keys())
      if (planned?.has(path) !== true || missing.has(path)) unwanted.push(path);
  }
  return { tree, same, missing, unwanted };
}
