import type { Navigation, SidebarItem } from "../../../schema/generated/types.ts";

/** Positions from the top down: [2, 0] is the first entry of the third category. */
export type Trail = readonly number[];

interface SidebarIndex {
  readonly count: number;
  readonly trails: ReadonlyMap<string, Trail>;
}

const indexes = new WeakMap<Navigation, SidebarIndex>();

/** The positions of the pages in a tree; computed once for each tree, because a build asks once for each page. */
export function sidebarIndex(tree: Navigation): SidebarIndex {
  let index = indexes.get(tree);
  if (index === undefined) {
    index = makeIndex(tree.items);
    indexes.set(tree, index);
  }
  return index;
}

function makeIndex(top: readonly SidebarItem[]): SidebarIndex {
  const trails = new Map<string, Trail>();
  let count = 0;
  const walk = (items: readonly SidebarItem[], parent: Trail) => {
    for (const [position, item] of items.entries()) {
      const trail = [...parent, position];
      count += 1;
      if (item.pathname !== undefined && !trails.has(item.pathname)) trails.set(item.pathname, trail);
      if (item.items) walk(item.items, trail);
    }
  };
  walk(top, []);
  return { count, trails };
}

/** The entry at a trail. */
export function itemAt(tree: Navigation, trail: Trail): SidebarItem | undefined {
  let items: readonly SidebarItem[] | undefined = tree.items;
  let item: SidebarItem | undefined;
  for (const position of trail) {
    item = items?.[position];
    items = item?.items;
  }
  return item;
}

/** The first page of a category, itself included. */
export function firstPathname(item: SidebarItem): string | undefined {
  if (item.pathname !== undefined) return item.pathname;
  for (const child of item.items ?? []) {
    const found = firstPathname(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
