import { onShown } from "../../client/watch-shown.ts";

/** Ids of the services; at least one of the two. */
export interface AnalyticsIds {
  /** Id of the Google tag, such as G-XXXX. */
  readonly measurementId?: string | undefined;
  /** Id of the container of the tag manager, such as GTM-XXXX. */
  readonly tagManagerId?: string | undefined;
  /** Whether the service is configured to drop the last part of the network address. */
  readonly anonymiseIp: boolean;
}

/** The one host that scripts of the services come from; the content security policy names it too. */
const SERVICE = "https://www.googletagmanager.com/";

interface Layer {
  dataLayer?: unknown[];
}

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

let isStarted = false;

/**
 * Loads the services and tells them of every page: their own code sends the first page view, this one those of
 * navigations, to another query or place of a page too. Forms: https://developers.google.com/tag-platform/gtagjs/reference and .../tag-manager/datalayer.
 */
export function startAnalytics({ measurementId, tagManagerId, anonymiseIp }: AnalyticsIds): void {
  if (isStarted) return;
  isStarted = true;
  if (measurementId !== undefined) {
    tag("js", new Date());
    tag("config", measurementId, { anonymize_ip: anonymiseIp });
    load(`gtag/js?id=${encodeURIComponent(measurementId)}`);
  }
  if (tagManagerId !== undefined) {
    layer().push({ "gtm.start": Date.now(), event: "gtm.js" });
    load(`gtm.js?id=${encodeURIComponent(tagManagerId)}`);
  }
  let reportedUrl = location.href;
  onShown(() => {
    if (location.href === reportedUrl) return;
    reportedUrl = location.href;
    const page = { page_title: document.title, page_location: location.href, page_path: pagePath() };
    if (measurementId !== undefined) {
      tag("set", "page_path", page.page_path);
      tag("event", "page_view", { ...page, anonymize_ip: anonymiseIp });
    }
    if (tagManagerId !== undefined) layer().push({ event: "page_view", ...page });
  });
}

function pagePath(): string {
  return location.pathname + location.search + location.hash;
}

function layer(): unknown[] {
  const holder = globalThis as Layer;
  holder.dataLayer ??= [];
  return holder.dataLayer;
}

/** A command to the Google tag, which reads the arguments object of a function and no array. */
function tag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the service tells commands from events by this very type.
  layer().push(arguments);
}

/** Without a network nothing is loaded; a script that fails to load is ignored. */
function load(path: string): void {
  if (!navigator.onLine) return;
  const script = document.createElement("script");
  script.async = true;
  script.src = trusted(SERVICE + path);
  script.addEventListener("error", () => script.remove());
  document.head.append(script);
}

let policy: ScriptPolicy | undefined;

/** Admits addresses of the service and nothing else. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy("fairlead-analytics", { createScriptURL: serviceAddress });
  return policy.createScriptURL(address);
}

function serviceAddress(text: string): string {
  if (!text.startsWith(SERVICE)) throw new TypeError("No address of the analytics service.");
  return text;
}
