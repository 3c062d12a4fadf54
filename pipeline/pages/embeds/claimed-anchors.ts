import { isScoped, type Scope } from "../../domain/boards/scope.ts";

interface ClaimedAnchors {
  /** The claimed ids, in that order. */
  readonly anchors: readonly string[];
  /** Returns the id if it is still free on the page. */
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

/** The id of a row; rows of one name for several boards are numbered. */
export function claimScoped(
  claimAnchor: (id: string) => string | undefined,
  id: string,
  scope: Scope,
): string | undefined {
  const first = claimAnchor(id);
  if (first !== undefined || !isScoped(scope)) return first;
  for (let n = 2; ; n++) {
    const next = claimAnchor(`${id}-${n}`);
    if (next !== undefined) return next;
  }
}

/** A part of a record with a heading of its own: its place in the record, and the id that its heading has if that is free. */
interface HeadedPart {
  readonly at: number;
  readonly id: string;
  readonly scope?: Scope;
}

/** The ids of the headings of parts, by the places of the parts in their record. */
export function headingIds(
  parts: readonly HeadedPart[],
  claimAnchor: ClaimedAnchors["claimAnchor"],
): Map<number, string> {
  return new Map(
    parts.flatMap(({ at, id, scope = {} }) => {
      const claimed = claimScoped(claimAnchor, id, scope);
      return claimed === undefined ? [] : [[at, claimed]];
    }),
  );
}
