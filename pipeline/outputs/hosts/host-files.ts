import { hashOf } from "../../core/hash.ts";
import type { SitePolicy } from "../../core/http/response-headers.ts";
import type { FormerAddress } from "../../model/resolve/former-addresses.ts";
import type { OutputPath } from "../../pages/output-path.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { headersFile, redirectsFile } from "./headers-file.ts";
import { nginxMap } from "./nginx-map.ts";
import { nginxSnippet } from "./nginx-snippet.ts";

interface HostSite {
  readonly base: string;
  readonly policy: SitePolicy;
  readonly redirects: readonly FormerAddress[];
}

/** The files that hosts read, in the form that each kind of host knows. */
const FILES: Readonly<Record<string, (site: HostSite) => string>> = {
  _headers: headersFile,
  _redirects: (site) => redirectsFile(site.redirects, site),
  "nginx.conf": nginxSnippet,
  "nginx-redirects.map": (site) => nginxMap(site.redirects, site),
};

/** Response headers and redirects for hosts. */
export function hostFiles(site: HostSite): OutputFile[] {
  return Object.entries(FILES).map(([path, write]) => {
    const text = write(site);
    return { path, key: hashOf(text), bytes: () => text };
  });
}

/** The paths of `hostFiles`. */
export function hostPaths(): OutputPath[] {
  return Object.keys(FILES).map((path) => ({ path }));
}
