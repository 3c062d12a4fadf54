import { pathnameToHref } from "../../renderer/shared/compose/href.ts";
import type { ExportsBlock } from "../../schema/generated/types.ts";
import type { CompileContext } from "./context.ts";
import { exportsBlock } from "./exports-block.ts";
import { exportsClaim } from "./pages/exports-page.ts";

/**
 * The files of a record on a page that shows it. Their check sums are on the page of all files, if there is
 * one.
 */
export function exportsRow(type: string, id: string, context: CompileContext): ExportsBlock | undefined {
  const block = exportsBlock(type, id, context);
  const { pathname } = exportsClaim;
  if (block === undefined || context.index.pages.get(pathname) !== exportsClaim) return block;
  return { ...block, href: `${pathnameToHref(pathname, context.base)}#${block.anchor}` };
}
