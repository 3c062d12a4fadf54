import type { DeployedSite } from "./deployed-site.ts";

/**
 * The script of the service worker; undefined if it cannot be fetched or is a page, which is reported then.
 */
export async function workerScript(site: DeployedSite): Promise<string | undefined> {
  const bytes = await site.get("sw.js");
  const text = bytes && Buffer.from(bytes).toString("utf8");
  if (text === undefined || !/^\s*</.test(text)) return text;
  site.tell("deploy-file-differs", "sw.js", "The worker is no script but a page.");
  return undefined;
}
