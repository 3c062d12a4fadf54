import { normalisePathname } from "../../../renderer/shared/compose/normalise-pathname.ts";
import { canonicalAddress } from "./doc-path.ts";
import type { SiteIndex } from "./site-index.ts";

/** The page of this site that a path on its host shows, at its own address or at a former one; undefined where it shows none. */
export function pageOfAddress(
  path: string,
  base: string,
  { pages }: Pick<SiteIndex, "pages">,
): string | undefined {
  const decoded = normalisePathname(path, base);
  if (decoded === undefined) return undefined;
  const pathname = canonicalAddress(decoded);
  return pages.get(pathname) !== undefined || pages.aliasTarget(pathname) !== undefined
    ? pathname
    : undefined;
}
