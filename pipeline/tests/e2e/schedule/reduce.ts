/**
 * Makes a list that fails as short as it can by leaving parts of it out, ever smaller ones (the algorithm is called ddmin).
 * `fails` says whether a shorter one still fails; `isOver` ends the search, and the shortest one so far is given.
 */
export async function reduceList<T>(
  list: readonly T[],
  fails: (shorter: readonly T[]) => Promise<boolean>,
  isOver: () => boolean = () => false,
): Promise<readonly T[]> {
  let remaining = list;
  let size = Math.ceil(remaining.length / 2);
  while (remaining.length > 1 && !isOver()) {
    const shorter = await firstThatFails(withoutParts(remaining, size), fails, isOver);
    if (shorter !== undefined) {
      remaining = shorter;
      size = Math.min(size, Math.ceil(remaining.length / 2));
    } else if (size === 1) break;
    else size = Math.ceil(size / 2);
  }
  return remaining;
}

/** The list without each of its parts of a size, the last part first: what came first is needed most often. */
function withoutParts<T>(list: readonly T[], size: number): (readonly T[])[] {
  const starts = Array.from({ length: Math.ceil(list.length / size) }, (_, at) => at * size);
  return starts.reverse().map((start) => [...list.slice(0, start), ...list.slice(start + size)]);
}

async function firstThatFails<T>(
  lists: readonly (readonly T[])[],
  fails: (list: readonly T[]) => Promise<boolean>,
  isOver: () => boolean,
): Promise<readonly T[] | undefined> {
  for (const list of lists) {
    if (isOver()) return undefined;
    if (list.length > 0 && (await fails(list))) return list;
  }
  return undefined;
}
