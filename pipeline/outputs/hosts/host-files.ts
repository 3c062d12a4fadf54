import { hashOf } from "../../core/hash.ts";
import type { SitePolicy } from "../../core/http/response-headers.ts";
import type { FormerAddress } from "../../model/resolve/former-addresses.ts";
import type { OutputPath } from "../../pages/output-path.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { headersFile, redirectsFile } from "./headers-file.ts";
import { nginxMap } from "./nginx-map.ts";
import { nginxSnippet } from "./nginx-snippet.ts";

/** What hosts read: response headers and redirects, in the form that each kind of host knows. */
export function hostFiles(
  redirects: readonly FormerAddress[],
  { base, policy }: { readonly base: string; readonly policy: SitePolicy },
): OutputFile[] {
  const texts = {
    _headers: headersFile({ base, policy }),
    _redirects: redirectsFile(redirects, { base }),
    "nginx.conf": nginxSnippet({ base, policy, redirects }),
    "nginx-redirects.map": nginxMap(redirects, { base }),
  };
  return Object.entries(texts).map(([path, text]) => ({ path, key: hashOf(text), bytes: () => text }));
}

/** The paths of `hostFiles`. */
export function hostPaths(): OutputPath[] {
  return ["_headers", "_redirects", "nginx.conf", "nginx-redirects.map"].map((path) => ({ path }));
}
