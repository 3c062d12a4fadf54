import type { Diagnostic } from "../../core/diagnostics.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import { pathnames, splitTarget } from "./link-candidates.ts";
import type { SiteIndex } from "./site-index.ts";

/** Redirects that lead to another redirect: browsers ask twice, and a link checker of others gives up. */
export function checkRedirects({ config, pages, site }: SiteIndex): Diagnostic[] {
  if (site === undefined) return [];
  const endOf = endsOf((pathname) => pages.aliasTarget(pathname));
  return (config.source.redirects ?? []).flatMap(({ to }, index): Diagnostic[] => {
    const end = endOf(to);
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

/**
 * Where targets lead in the end; undefined for one that is no former address, or leads in a circle. Each step is taken
 * once: thousands of redirects may form one chain.
 */
function endsOf(aliasTarget: (pathname: string) => string | undefined): (to: string) => string | undefined {
  const ends = new Map<string, string | undefined>();
  return (to) => {
    const passed = new Set<string>();
    let at = to;
    while (!ends.has(at) && !passed.has(at)) {
      passed.add(at);
      const next = nextOf(at, aliasTarget);
      if (next === undefined) ends.set(at, at);
      at = next ?? at;
    }
    const end = ends.get(at);
    for (const each of passed) ends.set(each, end);
    return end === to ? undefined : end;
  };
}

function nextOf(target: string, aliasTarget: (pathname: string) => string | undefined): string | undefined {
  if (!target.startsWith("/")) return undefined;
  return aliasTarget(pathnames(splitTarget(target).path, { path: "" })[0] ?? "");
}
