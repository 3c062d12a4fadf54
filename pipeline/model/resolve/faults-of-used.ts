import type { Diagnostic } from "../../core/diagnostics.ts";
import { refusedBy } from "./resolve-link.ts";
import type { SiteIndex } from "./site-index.ts";
import type { SiteLink } from "./site-links.ts";

/** Faults of files outside of the layout that pages refer to, once each; faults of all other files are left out. */
export function faultsOfUsed(
  siteLinks: readonly SiteLink[],
  faults: readonly Diagnostic[],
  index: SiteIndex,
): Diagnostic[] {
  if (faults.length === 0) return [];
  const used = new Set(
    siteLinks.flatMap(({ source, target, pathname, position, resolved }) => {
      if (resolved.kind !== "raw") return [];
      const part = position?.file;
      return refusedBy(
        target,
        { path: source.path, pathname, ...(part === undefined ? {} : { part }) },
        index,
      );
    }),
  );
  return faults.filter(({ file }) => used.has(file));
}
