import { pinnedRelease } from "../../client/pinned-release.ts";
import { parsePointer } from "../../shared/offline-format/pointer.ts";
import { copyNames, pointerAddress } from "../store/names.ts";
import type { CopyMessage } from "../sync/messages.ts";
import { offerNewer } from "./newer-notice.ts";

/** Offers the newer copy when the one that this tab shows is no longer the current one. */
export function watchCopy(base: string): void {
  const pinned = pinnedRelease();
  if (pinned === undefined) return;
  const { database, meta } = copyNames(base);
  const look = async (): Promise<void> => {
    const response = await caches.match(pointerAddress(base), { cacheName: meta });
    const found = response === undefined ? undefined : parsePointer(await response.json());
    if (found?.kind === "pointer" && found.pointer.current.root.hash !== pinned)
      offerNewer({ load: () => location.reload(), changes: `${base}offline#last-update` });
  };
  const channel = new BroadcastChannel(database);
  channel.addEventListener("message", ({ data }: MessageEvent<CopyMessage>) => {
    if (data.type === "pointer-changed") void look().catch(() => {});
  });
  void look().catch(() => {});
}
