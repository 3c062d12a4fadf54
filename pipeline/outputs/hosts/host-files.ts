import { hashOf } from "../../core/hash.ts";
import type { SitePolicy } from "../../core/http/response-headers.ts";
import type { FormerAddress } from "../../model/resolve/former-addresses.ts";
import type { Producer } from "../../render/producer.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { headersFile, redirectsFile } from "./headers-file.ts";
import { HOST_FILES, hostPaths } from "./host-paths.ts";
import { nginxMap } from "./nginx-map.ts";
import { nginxSnippet } from "./nginx-snippet.ts";

interface HostSite {
  readonly base: string;
  readonly policy: SitePolicy;
  readonly redirects: readonly FormerAddress[];
}

const FILES: Readonly<Record<(typeof HOST_FILES)[number], (site: HostSite) => string>> = {
  _headers: headersFile,
  _redirects: (site) => redirectsFile(site.redirects, site),
  "nginx.conf": nginxSnippet,
  "nginx-redirects.map": (site) => nginxMap(site.redirects, site),
};

/** Response headers and redirects for hosts. */
function hostFiles(site: HostSite): OutputFile[] {
  return HOST_FILES.map((path) => {
    const text = FILES[path](site);
    return { path, key: hashOf(text), bytes: () => text };
  });
}

/** The files for hosts about a site that is drawn. */
export const hosts = {
  ...hostPaths,
  when: "asked",
  below: "",
  files: ({ content: { redirects, shell }, policy }) => hostFiles({ redirects, base: shell.base, policy }),
} satisfies Producer;
