import { isPlainClick } from "../../client/link-clicks.ts";
import { withRelease } from "../../client/pinned-release.ts";
import { ROOT_HEADER } from "../../shared/offline-format/messages.ts";

/** How long a browser may take to begin reading a file that it was given, in milliseconds. */
const READING_MS = 60_000;

/**
 * Gives files of the copy where a link with `download` is pressed. Chromium asks the network for such a link past the
 * service worker, so that without a network a file which is saved could not be had.
 */
export function watchDownloads(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[download]");
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    void giveFile(link);
  });
}

/** Lets the browser download what a link leads to, from the copy where it is saved. No listener of the page hears this press. */
async function giveFile({ href, download, origin, pathname }: HTMLAnchorElement): Promise<void> {
  const file = origin === location.origin ? await savedFile(href).catch(() => undefined) : undefined;
  const link = document.createElement("a");
  link.href = file === undefined ? href : URL.createObjectURL(file);
  link.download = download || decodeURIComponent(pathname.slice(pathname.lastIndexOf("/") + 1));
  link.click();
  if (file !== undefined) setTimeout(() => URL.revokeObjectURL(link.href), READING_MS);
}

/** The file as it is stored; undefined where the answer is the network's, whose body the browser asks for itself. */
async function savedFile(href: string): Promise<Blob | undefined> {
  const response = await fetch(href, withRelease({}));
  if (response.ok && response.headers.has(ROOT_HEADER)) return response.blob();
  await response.body?.cancel();
  return undefined;
}
