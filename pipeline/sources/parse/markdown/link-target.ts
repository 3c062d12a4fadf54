import MarkdownIt from "markdown-it";
import { show } from "./show.ts";

type Target =
  | { readonly kind: "internal" }
  | { readonly kind: "external"; readonly href: string; readonly newTab: boolean }
  | { readonly kind: "refused"; readonly message: string; readonly hint: string };

const encoder = new MarkdownIt();
/**
 * Characters that browsers drop from an address before they read its scheme, and characters that readers
 * cannot see.
 */
const invisible = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;
const allowed = "Link to a page or file of this site, or use https:, http:, mailto: or tel:.";

/** Whether a text holds nothing but what is not seen. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, "") === "";
}

/** Checks a link or image target by an allow list of schemes; in docs of other systems `//host` is a site as browsers read it. */
export function checkTarget(target: string, isOther = false): Target {
  const bare = target.replace(invisible, "").replaceAll("\\", "/");
  if (isOther && /^\/\/[^/]/.test(target.trim())) return checkTarget(`https:${target.trim()}`);
  if (bare.startsWith("//")) {
    return refused(
      `The link target "${show(target)}" names a host without a scheme.`,
      "Write https: before it.",
    );
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  if (scheme === undefined) return { kind: "internal" };
  const isWeb = scheme === "http" || scheme === "https";
  const isKnown = isWeb || scheme === "mailto" || scheme === "tel" || scheme === "pathname";
  if (!isKnown) {
    return refused(
      `The link target "${show(target)}" uses the scheme "${scheme}:", which is not allowed.`,
      allowed,
    );
  }
  if (target.replace(invisible, "") !== target.trim().replaceAll(" ", "")) {
    return refused(
      `The link target "${show(target)}" contains invisible characters.`,
      "Type the address again without them.",
    );
  }
  if (scheme === "pathname") return checkPathname(target, bare);
  if (isWeb && !/^https?:\/\/[^/]/i.test(bare)) {
    return refused(
      `The link target "${show(target)}" names no host.`,
      `Write ${scheme}:// and then the host.`,
    );
  }
  return { kind: "external", href: encoder.normalizeLink(target.trim()), newTab: isWeb };
}

/** `pathname:///file.zip` is the address `/file.zip` of this site, without any change. */
function checkPathname(target: string, bare: string): Target {
  if (/^pathname:\/\/\/(?!\/)/.test(bare)) return { kind: "internal" };
  return refused(
    `The link target "${show(target)}" is no rooted path.`,
    "Write pathname:/// and then the path of the file, as in pathname:///files/data.zip.",
  );
}

function refused(message: string, hint: string): Target {
  return { kind: "refused", message, hint };
}
