import { hashOf } from "../../core/hash.ts";
import {
  decodedFrom,
  type Redirect,
  redirectTarget,
  spellingsOf,
  wholeBase,
} from "../../core/http/redirect.ts";
import type { SitePolicy } from "../../core/http/response-headers.ts";
import { largest } from "../../core/largest.ts";
import { quote } from "../../core/text/escape/nginx.ts";
import type { FormerAddress } from "../../model/resolve/former-addresses.ts";
import type { Producer } from "../../render/producer.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { type HostOptions, headersFile, redirectsFile } from "./headers-file.ts";
import { HOST_FILES, hostPaths } from "./host-paths.ts";
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

/**
 * Former addresses as the lines of an nginx `map`, for servers whose redirects are kept apart from the snippet:
 * `map $uri $fairlead_moved { default ""; include nginx-redirects.map; }`.
 */
export function nginxMap(redirects: readonly Redirect[], { base = "/" }: HostOptions = {}): string {
  const root = wholeBase(base);
  const lines = redirects.flatMap((redirect) => {
    const to = redirectTarget(redirect, base);
    if (to.length > LONGEST_WORD) return [];
    return spellingsOf(decodedFrom(redirect)).map((from) => ({ from: root + from.slice(1), to }));
  });
  const tooLong = redirects.filter((redirect) => redirectTarget(redirect, base).length > LONGEST_WORD);
  return [
    hashSizes(lines.map(({ from }) => from)),
    ...tooLong.map(
      ({ from }) => `# ${from} leads to an address that is too long for a map; nginx.conf has it.\n`,
    ),
    ...lines.map(({ from, to }) => `${quote(from)} ${quote(to)};\n`),
  ].join("");
}

/** nginx refuses a word of 4096 bytes. */
const LONGEST_WORD = 4000;

/** nginx refuses a map whose longest word does not fit into its buckets, which have 64 bytes by default. */
function hashSizes(words: readonly string[]): string {
  if (words.length === 0) return "";
  const longest = largest(words.map((word) => Buffer.byteLength(word)));
  const bucket = Math.max(64, powerOfTwo(longest + 32));
  return `# In the http block: map_hash_bucket_size ${bucket}; map_hash_max_size ${Math.max(2048, powerOfTwo(2 * words.length))};\n`;
}

function powerOfTwo(least: number): number {
  return 2 ** Math.ceil(Math.log2(least));
}
