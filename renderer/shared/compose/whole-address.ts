import type { SiteShell } from "../../../schema/generated/types.ts";

/** Rooted addresses get the host of the site where it is known; whole ones stay. */
export function wholeAddress(href: string, shell: Pick<SiteShell, "url">): string {
  return shell.url !== undefined && /^\/(?!\/)/.test(href)
    ? shell.url.replace(/(?<!\/)\/+$/, "") + href
    : href;
}
