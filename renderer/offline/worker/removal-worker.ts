import { copyNames } from "../store/names.ts";

declare const self: ServiceWorkerGlobalScope;

const SHELL = "shell";

/** Takes the place of a worker that has to go: removes what it stored, then itself, and gives its tabs to the network. */
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const scope = new URL(self.registration.scope).pathname;
  const names = copyNames(scope);
  const shell = `fairlead${scope}${SHELL}`;
  await Promise.allSettled([...[names.objects, names.meta, shell].map((name) => caches.delete(name))]);
  indexedDB.deleteDatabase(names.database);
  await self.clients.claim();
  await self.registration.unregister();
  const tabs = await self.clients.matchAll({ type: "window" });
  await Promise.allSettled(tabs.map((tab) => tab.navigate(tab.url)));
}
