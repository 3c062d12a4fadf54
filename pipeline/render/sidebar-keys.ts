import { renderSidebar } from "../../renderer/shared/compose/sidebar.ts";
import type { Navigation, PageRecord } from "../../schema/generated/types.ts";
import { hashOf, hashOfList } from "../core/hash.ts";
import { oncePer } from "../core/once.ts";
import type { Engine } from "../engine/engine.ts";

/** Names the tree of a sidebar by its content, which is not changed once it is made. */
export const treeName = oncePer((tree: Navigation) => hashOf(JSON.stringify(tree)));

/** A hash of the rendered sidebar of a page. */
export type SidebarKey = (tree: Navigation, pathname: string) => string;

/**
 * Names the sidebars that pages show, so that a page is written anew only where its own part of the tree has changed.
 * Those of a tree that is as it was are one value, and none of them is drawn.
 */
export function sidebarKeys(records: readonly PageRecord[], base: string, engine: Engine): SidebarKey {
  const known = new Map<Navigation, ReadonlyMap<string, string>>();
  const draw = (tree: Navigation, pathname: string): string => hashOf(renderSidebar(tree, pathname, base));
  const keysOf = (tree: Navigation): ReadonlyMap<string, string> => {
    const pathnames = records.flatMap((record) =>
      "sidebar" in record && record.sidebar === tree.name ? [record.pathname] : [],
    );
    const key = hashOfList([base, treeName(tree), ...pathnames]);
    const keys = engine.memo("sidebar keys", key, () => pathnames.map((pathname) => draw(tree, pathname)));
    return new Map(pathnames.map((pathname, at) => [pathname, keys[at] ?? ""]));
  };
  return (tree, pathname) => {
    const keys = known.get(tree) ?? keysOf(tree);
    known.set(tree, keys);
    return keys.get(pathname) || draw(tree, pathname);
  };
}
