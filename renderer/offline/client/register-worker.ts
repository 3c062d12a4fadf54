import { Workbox } from "workbox-window/Workbox.js";
import { hasPage } from "../../client/has-page.ts";
import { pinnedRelease } from "../../client/pinned-release.ts";
import { dropAllPrefetched } from "../../client/prefetched-pages.ts";
import { trustWorker } from "../../client/trusted-worker.ts";
import type { WorkerMessage } from "../../shared/offline-format/messages.ts";
import { offerNewer } from "./newer-notice.ts";

/** A tab that stays open looks for a newer worker this often at most, when it is looked at again; in milliseconds. */
const LOOK_AGAIN_MS = 15 * 60_000;
/** Delay before a failed registration is tried again; it doubles with every try. In milliseconds. */
const TRY_AGAIN_MS = 30_000;
/**
 * How often a newer worker is asked whether any page still needs the old one, how many times, and within how many
 * steps.
 */
const ASK_AGAIN_MS = 250;
const TRIES = 5;
const STEPS = 40;

/**
 * Registers the service worker of the site and tries again until it is active: saved pages cannot be read without it.
 */
export async function registerWorker(base: string): Promise<void> {
  // A browser that refuses site data refuses a worker too, and Firefox says so in the console each time.
  if (!("serviceWorker" in navigator) || !navigator.cookieEnabled) return;
  for (let wait = TRY_AGAIN_MS; ; wait *= 2) {
    // A browser that refuses leaves a plain site.
    await register(base).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, wait));
    if ((await navigator.serviceWorker.getRegistration().catch(() => {}))?.active) return;
  }
}

/** Rejects if the browser refuses, or if the script cannot be loaded. */
async function register(base: string): Promise<void> {
  const workbox = new Workbox(trustWorker("fairlead-service-worker", `${base}sw.js`), {
    scope: base,
    updateViaCache: "none",
  });
  workbox.addEventListener("waiting", () => {
    // It comes with a newer site.
    dropAllPrefetched();
    void whenWaiting(workbox);
  });
  const registration = await workbox.register({ immediate: true });
  if (registration === undefined) return;
  let looked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || performance.now() - looked < LOOK_AGAIN_MS) return;
    looked = performance.now();
    registration.update().catch(() => {});
  });
}

/**
 * A newer worker takes over by itself where this is the only tab and was made with the newer scripts already. Not while
 * the page loads, however long that takes on a slow device: the document before it may still count, and the browser ends an
 * old worker that is at work. It is asked more than once because it may be at work for what the page has fetched since.
 */
async function whenWaiting(workbox: Workbox): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const script = document.querySelector<HTMLScriptElement>("script[type=module][data-asset]")?.src ?? "";
  const ask: WorkerMessage = { type: "skip-waiting-if-unneeded", script };
  for (let tries = 0, step = 0; tries < TRIES && step < STEPS; step++) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    if (document.readyState !== "complete") continue;
    registration?.waiting?.postMessage(ask);
    tries++;
  }
  await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  if (registration?.waiting) offerNewer({ load: (say) => void takeNewer(workbox, say) });
}

/** The press: the new worker takes over, then this tab loads anew. Other tabs stay as they are. */
async function takeNewer(workbox: Workbox, say: (text: string) => void): Promise<void> {
  if (!(await canLoadAnew())) {
    say("The server cannot be reached, and this page is not saved here. It stays; try again with a network.");
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  workbox.messageSkipWaiting();
}

/** Whether the page would be there again: a readable page is never given up for an error. */
async function canLoadAnew(): Promise<boolean> {
  return pinnedRelease() !== undefined || (await hasPage(location.href, 5000));
}
