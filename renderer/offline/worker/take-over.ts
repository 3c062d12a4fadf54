import type { WorkerMessage } from "../../shared/offline-format/messages.ts";
import type { Shell } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;

/** A waiting worker takes over when a visitor says so, or when the one open tab asks and is not of the old release. */
export async function takeOver(
  { data, source }: Pick<ExtendableMessageEvent, "data" | "source">,
  shell: Pick<Shell, "has">,
): Promise<void> {
  const message = data as Partial<WorkerMessage> | null;
  if (message?.type === "SKIP_WAITING") return self.skipWaiting();
  if (message?.type !== "skip-waiting-if-unneeded" || typeof message.script !== "string") return;
  // Who asked may be gone by now, and the one tab that is left may be of the old release.
  const asking = source !== null && "id" in source ? source.id : undefined;
  const tabs = await openTabs();
  if (tabs.every(({ id }) => id === asking) && shell.has(message.script)) await self.skipWaiting();
}

/** The tabs of this site, also those that no worker serves. */
export async function openTabs(): Promise<readonly Client[]> {
  const { scope } = self.registration;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return tabs.filter(({ url }) => url.startsWith(scope));
}
