import type { Navigation } from "../../schema/generated/types.ts";
import { sidebarToDataHref } from "../shared/compose/href.ts";
import { loadJson } from "./load-json.ts";

const trees = new Map<string, Promise<Navigation | undefined>>();

/** The tree of a sidebar, fetched once a visit; undefined where it cannot be had. */
export function loadTree(name: string, base: string): Promise<Navigation | undefined> {
  let tree = trees.get(name);
  if (tree === undefined) {
    tree = fetchTree(name, base);
    trees.set(name, tree);
  }
  return tree;
}

/** Forgets what was fetched: `fairlead dev` has a newer one. */
export function forgetTrees(): void {
  trees.clear();
}

async function fetchTree(name: string, base: string): Promise<Navigation | undefined> {
  try {
    const answer = await loadJson(sidebarToDataHref(name, base));
    if (isNavigation(answer?.value)) return answer.value;
  } catch {
    // A page without its sidebar is still the page; the next navigation asks again.
  }
  trees.delete(name);
  return undefined;
}

function isNavigation(value: unknown): value is Navigation {
  return typeof value === "object" && value !== null && Array.isArray((value as { items?: unknown }).items);
}
