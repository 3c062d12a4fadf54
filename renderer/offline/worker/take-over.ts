import type { WorkerMessage } from "../format/messages.ts";
import type { Shell } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;

/** A waiting worker takes over when a visitor says so, or when the one open tab is not of the old release. */
export async function takeOver(data: unknown, shell: Shell): Promise<void> {
  const message = data as Partial<WorkerMessage> | null;
  if (message?.type === "SKIP_WAITING") return self.skipWaiting();
  if (message?.type !== "skip-waiting-if-unneeded" || typeof message.script !== "string") return;
  const tabs = await openTabs();
  if (tabs.length <= 1 && shell.has(message.script)) await self.skipWaiting();
}

/** The tabs of this site, also those that no worker serves. */
export async function openTabs(): Promise<readonly Client[]> {
  const { scope } = self.registration;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return tabs.filter(({ url }) => url.startsWith(scope));
}
