import type { Diagnostic } from "../../../core/diagnostics.ts";
import { safeDecode } from "../../../model/resolve/doc-path.ts";
import { collectLinks } from "../../../model/resolve/site-links.ts";
import type { Site } from "../../../site.ts";
import type { SiteSettings } from "./site-settings.ts";
import type { SourceFolder } from "./source-folder.ts";

/** Links that lead out of the docs to files which their repository does not have, as far as it can be looked at. */
export function missingInRepository(
  { index }: Site,
  { repository, site }: SiteSettings,
  source: SourceFolder,
): Diagnostic[] {
  if (repository === undefined) return [];
  const { folder = "", template } = repository;
  const above = folder.slice(0, folder.length - site.facts.docs.length);
  if (folder !== above + site.facts.docs) return [];
  const beginning = template.replace("{path}", "");
  return collectLinks(index).flatMap(({ source: { path }, position, target, resolved }): Diagnostic[] => {
    if (resolved.kind !== "external" || /^[a-z][a-z\d+.-]*:/i.test(target)) return [];
    const file = safeDecode(resolved.href.slice(beginning.length).replace(/[?#].*$/s, ""));
    // Files above the folder that is imported are not examined.
    if (!file.startsWith(above)) return [];
    const own = file.slice(above.length);
    if (source.fileAt(own) !== undefined || source.hasFolder(own)) return [];
    const message = `The repository has no file "${file}".`;
    return [{ code: "link-not-found", severity: "error", file: path, ...position, message }];
  });
}
