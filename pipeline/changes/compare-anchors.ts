import type { LinkIndex } from "../../schema/generated/types.ts";
import { append } from "../core/append.ts";

/** Anchors of one page that came, went or have another name. */
export interface AnchorChange {
  readonly pathname: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** An anchor in the place of another: links to the old name lead nowhere. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

/** Compares the anchors of the pages that both states have. */
export function compareAnchors(old: LinkIndex["pages"], next: LinkIndex["pages"]): AnchorChange[] {
  return Object.entries(old).flatMap(([pathname, { anchors }]) => {
    const now = next[pathname]?.anchors;
    if (now === undefined) return [];
    const change = comparePage(anchors, now);
    const isSame = change.added.length + change.removed.length + change.renamed.length === 0;
    return isSame ? [] : [{ pathname, ...change }];
  });
}

/** As many new anchors between two kept ones as there were others before have new names; the rest came and went. */
function comparePage(old: readonly string[], next: readonly string[]): Omit<AnchorChange, "pathname"> {
  const [left, arrived] = [gaps(old, next), gaps(next, old)];
  const renamed: { from: string; to: string }[] = [];
  const removed: string[] = [];
  const added: string[] = [];
  for (const gap of new Set([...left.keys(), ...arrived.keys()])) {
    const [before, after] = [left.get(gap) ?? [], arrived.get(gap) ?? []];
    if (before.length === after.length) {
      append(
        renamed,
        before.map((from, i) => ({ from, to: after[i] ?? from })),
      );
    } else {
      append(removed, before);
      append(added, after);
    }
  }
  return { added, removed, renamed };
}

/** The anchors that the other side lacks, by the anchors around them which it has. */
function gaps(anchors: readonly string[], others: readonly string[]): Map<string, string[]> {
  const otherAnchors = new Set(others);
  const found = new Map<string, string[]>();
  anchors.forEach((anchor, i) => {
    if (otherAnchors.has(anchor)) return;
    const before = anchors.slice(0, i).findLast((other) => otherAnchors.has(other)) ?? "";
    const after = anchors.slice(i + 1).find((other) => otherAnchors.has(other)) ?? "";
    const gap = `${before} ${after}`;
    found.set(gap, [...(found.get(gap) ?? []), anchor]);
  });
  return found;
}
