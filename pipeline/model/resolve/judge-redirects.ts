import type { Diagnostic } from "../../core/diagnostics.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import { pathnames, splitTarget } from "./link-candidates.ts";
import type { SiteIndex } from "./site-index.ts";

/** Redirects that lead to another redirect: browsers ask twice, and a link checker of others gives up. */
export function judgeRedirects({ config, pages, site }: SiteIndex): Diagnostic[] {
  if (site === undefined) return [];
  return (config.source.redirects ?? []).flatMap(({ to }, index): Diagnostic[] => {
    const end = endOf(to, (pathname) => pages.aliasTarget(pathname));
    if (end === undefined) return [];
    return [
      diagnosticAt(site, `/redirects/${index}/to`, {
        code: "redirect-chain",
        cause: to,
        severity: "warning",
        message: `The address ${to} is a former one itself and leads on to ${end}.`,
        hint: `Write ${end}.`,
      }),
    ];
  });
}

/** Where a target leads in the end; undefined where it is no former address, or where it leads in a circle. */
function endOf(to: string, aliasTarget: (pathname: string) => string | undefined): string | undefined {
  const seen = new Set<string>();
  let at = to;
  for (;;) {
    const next = isAddress(at)
      ? aliasTarget(pathnames(splitTarget(at).path, { path: "" })[0] ?? "")
      : undefined;
    if (next === undefined) return at === to ? undefined : at;
    if (seen.has(next)) return undefined;
    seen.add(next);
    at = next;
  }
}

function isAddress(target: string): boolean {
  return target.startsWith("/");
}
