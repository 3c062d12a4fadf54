import type { LinkCard } from "../../../schema/generated/types.ts";
import { walkTree } from "../../model/resolve/doc-tree.ts";
import { oncePerIndex } from "../../model/resolve/once-per-index.ts";
import { resolveLink } from "../../model/resolve/resolve-link.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";

/** The name of the category that each doc is in, by the address of the doc. */
const categoryNames = oncePerIndex((_: "", { trees }: SiteIndex): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const tree of trees.values())
    walkTree(tree, (node, parents) => {
      const parent = parents.at(-1);
      if (node.kind === "doc" && parent !== undefined) names.set(node.pathname, parent.label);
    });
  return names;
});

/** The docs of a product as cards, each with the name of the category that it is in. */
export function productDocs(
  source: Source,
  links: readonly string[] = [],
  context: CompileContext,
): LinkCard[] {
  const { index } = context;
  const place = { path: source.path, pathname: index.pages.ofSource(source) };
  const targets = links
    .map((link) => resolveLink(link, place, index))
    .filter(({ kind }) => kind !== "broken");
  return context.linkCards(source, links).map((card, at) => {
    const target = targets[at];
    const group = target?.kind === "page" ? categoryNames("", index).get(target.pathname) : undefined;
    return group === undefined ? card : { ...card, group };
  });
}
