import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SitePolicy } from "../../core/http/response-headers.ts";

/** The policy of a written site, as its `_headers` tells its hosts; undefined where it tells none. */
export function readSitePolicy(root: string): SitePolicy | undefined {
  const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(join(root, "_headers"), "utf8"))?.[1];
  if (policy === undefined) return undefined;
  const sources = (name: string): string[] =>
    new RegExp(`${name} 'self'([^;]*)`)
      .exec(policy)?.[1]
      ?.split(" ")
      .filter((word) => word !== "") ?? [];
  const isHash = (word: string): boolean => word.startsWith("'");
  return {
    inlineScripts: sources("script-src")
      .filter(isHash)
      .map((hash) => hash.replaceAll("'", "")),
    scripts: sources("script-src").filter((word) => !isHash(word)),
    images: sources("img-src"),
    connect: sources("connect-src"),
  };
}
