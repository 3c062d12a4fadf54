import type { Diagnostic } from "../../core/diagnostics.ts";
import { endingOf, isDownloadType } from "./download-types.ts";
import type { SiteLink } from "./site-links.ts";

/** Files that would be published and might run there, each where it is linked to. Pictures are checked by what they hold. */
export function checkDownloads(siteLinks: readonly SiteLink[]): Diagnostic[] {
  return siteLinks.flatMap(({ source, position, resolved, picture }): Diagnostic[] => {
    if (picture || resolved.kind !== "asset" || isDownloadType(resolved.asset.path)) return [];
    const { path } = resolved.asset;
    const ending = endingOf(path);
    return [
      {
        code: "download-not-allowed",
        cause: path,
        severity: "error",
        file: source.path,
        ...position,
        message:
          ending === ""
            ? `The file ${path} has no ending, so that a browser may take it for a page or a script of this site.`
            : `Files that end in .${ending} are not published, since a browser or a server may run them as part of this site.`,
        hint: "Put the file into a ZIP archive and link to that.",
      },
    ];
  });
}
