import type { Diagnostic } from "../../core/diagnostics.ts";
import type { SiteContent } from "../../pages/site-content.ts";

/**
 * The parts that a build leaves out if it does not know where its site will be published. The finding's file
 * is the data folder.
 */
export function missingAddress({ shell }: Pick<SiteContent, "shell">): Diagnostic[] {
  if (shell.url !== undefined) return [];
  return [
    {
      code: "site-url-missing",
      severity: "warning",
      file: ".",
      message:
        "The public address of the site is not given: canonical links begin at the root, and there is no sitemap, QR code or picture for links.",
      hint: "Name scheme and host as url in site.yaml, or with --site-url, such as --site-url https://example.org.",
    },
  ];
}
