interface ClaimedAnchors {
  /** What was claimed, in that order. */
  readonly anchors: readonly string[];
  /** Gives the id where nobody on the page has it yet. */
  readonly claimAnchor: (id: string) => string | undefined;
}

/** Ids of a piece of a page; `taken` are those of the whole page, these among them once they are claimed. */
export function claimedAnchors(taken: Set<string>): ClaimedAnchors {
  const anchors: string[] = [];
  const claimAnchor = (id: string): string | undefined => {
    if (taken.has(id)) return undefined;
    taken.add(id);
    anchors.push(id);
    return id;
  };
  return { anchors, claimAnchor };
}
