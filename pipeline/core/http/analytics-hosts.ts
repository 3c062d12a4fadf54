import type { SiteSource } from "../../../schema/generated/types.ts";
import type { SitePolicy } from "./response-headers.ts";

/** Content security policy sources of the Google tag and the tag manager: https://developers.google.com/tag-platform/security/guides/csp. */
const TAG = "https://www.googletagmanager.com";
const COLLECTORS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** Hosts of other sites that pages may ask. */
export type PolicyHosts = Omit<SitePolicy, "inlineScripts">;

/** Hosts by which the policy is widened: none without an id in `site.yaml`, else those it names or the service needs. */
export function analyticsHosts({ analytics }: SiteSource): PolicyHosts {
  if (analytics?.measurementId === undefined && analytics?.tagManagerId === undefined)
    return { scripts: [], images: [], connect: [] };
  const { hosts } = analytics;
  return {
    scripts: hosts?.scripts ?? [TAG],
    images: hosts?.images ?? [TAG, ...COLLECTORS],
    connect: hosts?.connect ?? [TAG, ...COLLECTORS],
  };
}
