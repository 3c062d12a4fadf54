import { withRelease } from "../../client/pinned-release.ts";
import { ROOT_HEADER } from "../format/messages.ts";

/** How long a browser may take to begin reading a file that it was given, in milliseconds. */
const READING_MS = 60_000;

/** Lets the browser download what a link leads to, from the copy where it is saved. No listener of the page hears this press. */
export async function giveFile({ href, download, origin, pathname }: HTMLAnchorElement): Promise<void> {
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
