import type { ValueChange } from "./value-change.ts";

/**
 * Lists whose items may move to another one of their kind: a value to another section, a register to another
 * block.
 */
const lists: ReadonlySet<string> = new Set(["rows", "registers", "signals"]);

/** Items that were removed and added under the same name, if each of them is the only one. */
export function movesIn(
  changes: readonly ValueChange[],
): (readonly [gone: ValueChange, come: ValueChange])[] {
  const [removed, added] = [itemsByName(changes, "removed"), itemsByName(changes, "added")];
  return [...removed].flatMap(([name, before]) => {
    const after = added.get(name);
    return before === undefined || after === undefined ? [] : [[before, after] as const];
  });
}

/** Items of these lists by list and name; undefined for a name that several have. */
function itemsByName(
  changes: readonly ValueChange[],
  kind: ValueChange["kind"],
): Map<string, ValueChange | undefined> {
  const found = new Map<string, ValueChange | undefined>();
  for (const change of changes) {
    const [list = "", name = ""] = change.path.slice(-2);
    if (change.kind !== kind || !lists.has(list)) continue;
    const key = `${list} ${name}`;
    found.set(key, found.has(key) ? undefined : change);
  }
  return found;
}
