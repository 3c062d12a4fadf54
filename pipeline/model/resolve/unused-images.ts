import type { Diagnostic } from "../../core/diagnostics.ts";
import type { Source } from "../../sources/parse/source.ts";
import { pictureEnding } from "./download-types.ts";
import type { SiteIndex } from "./site-index.ts";
import type { SiteLink } from "./site-links.ts";

/**
 * Pictures that no page shows. They are not part of the output. While a page shows one that does not exist, or a file
 * cannot be used for its mistakes, it is not known which are unused.
 */
export function unusedImages(
  index: SiteIndex,
  used: ReadonlySet<string>,
  siteLinks: readonly SiteLink[],
  sources: readonly Source[],
): Diagnostic[] {
  if (sources.some(({ valid }) => !valid)) return [];
  if (siteLinks.some(({ resolved }) => resolved.kind === "broken")) return [];
  return [...index.assets.keys()]
    .filter((path) => pictureEnding.test(path) && !used.has(path) && !isServedElsewhere(path, index))
    .map((file) => ({
      code: "image-unused",
      severity: "warning",
      file,
      message: "No page shows this picture.",
      hint: "Show it, or remove the file.",
    }));
}

/** Whether another system serves a picture as it is, or shows it on pages that are not made here. */
function isServedElsewhere(path: string, { config }: SiteIndex): boolean {
  const { addresses, noSources } = config.docs.dialect;
  const folders = addresses.targets?.publicFolders ?? [];
  const isPublic = folders.some((folder) => folder !== "" && folder !== "docs/" && path.startsWith(folder));
  return isPublic || noSources?.test(path) === true;
}
