import type { Navigation } from "../../schema/generated/types.ts";
import { hashOf } from "../core/hash.ts";
import { oncePer } from "../core/once.ts";

/** Names the tree of a sidebar by its content, which is not changed once it is made. */
export const treeName = oncePer((tree: Navigation) => hashOf(JSON.stringify(tree)));
