import type { Navigation } from "../../schema/generated/types.ts";
import { hashOf } from "../core/hash.ts";

/** Names of trees that this process still holds: they are not changed once they are made. */
const known = new WeakMap<Navigation, string>();

/** Names the tree of a sidebar by what it says. */
export function treeName(tree: Navigation): string {
  const name = known.get(tree) ?? hashOf(JSON.stringify(tree));
  known.set(tree, name);
  return name;
}
