import { OBJECT_FOLDER, OBJECT_TYPE } from "../../core/http/content-type.ts";
import {
  REDIRECT_STATUS,
  type Redirect,
  redirectTarget,
  spellingsOf,
  wholeBase,
} from "../../core/http/redirect.ts";
import {
  cacheControl,
  commonHeaders,
  IMMUTABLE_FOLDERS,
  type SitePolicy,
} from "../../core/http/response-headers.ts";

export interface HostOptions {
  readonly base?: string;
  readonly policy?: SitePolicy;
}

/**
 * `_headers` for hosts that read it. Every rule that fits an address adds its lines, so no two rules may set the same
 * header: caching is set for hashed files alone, since these hosts let everything else be asked again by themselves.
 * Media types are left to the host, which knows them by ending; objects have none.
 */
export function headersFile({ base = "/", policy }: HostOptions = {}): string {
  const root = wholeBase(base);
  const rules: [string, Readonly<Record<string, string>>][] = [[`${root}*`, commonHeaders(policy)]];
  for (const folder of Object.keys(IMMUTABLE_FOLDERS)) {
    rules.push([`${root}${folder.slice(1)}*`, { "Cache-Control": cacheControl(folder) }]);
  }
  rules.push([`${root}${OBJECT_FOLDER.slice(1)}*`, { "Content-Type": OBJECT_TYPE }]);
  return rules.map(([path, headers]) => [path, ...lines(headers), ""].join("\n")).join("");
}

function lines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}

/**
 * `_redirects` for the same hosts. They compare with what a browser sends, and read a star and a colon as patterns. Some
 * read a number of rules alone: the addresses themselves come first, their other spellings after them.
 */
export function redirectsFile(redirects: readonly Redirect[], { base = "/" }: HostOptions = {}): string {
  const root = wholeBase(base);
  const rules = redirects.map((redirect) => {
    const to = redirectTarget(redirect, base);
    return spellingsOf(redirect.from).map(
      (from) => `${root}${asPlain(from.slice(1))} ${to} ${REDIRECT_STATUS}\n`,
    );
  });
  const most = Math.max(0, ...rules.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => rules.flatMap((own) => own[at] ?? []).join("")).join("");
}

function asPlain(path: string): string {
  return path.replaceAll("*", "%2A").replaceAll(":", "%3A");
}
