import { safeDecode } from "./doc-path.ts";

/**
 * The anchor that a fragment with its "#" means: `#pins:~:text=ground` is the part "pins", whatever text a browser looks
 * for and marks there. Undefined where it means the page itself: `#`, and `#:~:text=ground` alone.
 */
export function anchorOf(hash: string): string | undefined {
  const [id = ""] = hash.slice(1).split(":~:");
  return id === "" ? undefined : safeDecode(id);
}

/** Whether a fragment that no element has as its id leads to the top of the page, as the HTML standard says of `#top`. */
export function isTop(anchor: string): boolean {
  return /^top$/i.test(anchor);
}

/**
 * The fragment of a link that a redirect leads on: its own, else that of the redirect. `#:~:text=ground` names no part, so
 * that the redirect's `#pins` stays and the text is looked for there: `#pins:~:text=ground`.
 */
export function fragmentThrough(requested: string, own: string): string {
  if (!requested.startsWith("#:~:")) return requested || own;
  const [part = ""] = own.slice(1).split(":~:");
  return `#${part}${requested.slice(1)}`;
}
