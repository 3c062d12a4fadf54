import { isPlainClick } from "../../client/link-clicks.ts";

/**
 * Gives files of the copy where a link with `download` is pressed. Chromium asks the network for such a link past the
 * service worker, so that without a network a file which is saved could not be had.
 */
export function watchDownloads(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[download]");
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    import("./give-file.ts").then(
      ({ giveFile }) => giveFile(link),
      () => location.assign(link.href),
    );
  });
}
