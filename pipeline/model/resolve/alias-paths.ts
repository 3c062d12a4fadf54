import { extensionOf } from "../../core/http/content-type.ts";
import type { TreePaths } from "../../core/paths/tree-paths.ts";
import { decodedAddress } from "../../core/text/decoded.ts";
import type { FormerAddress } from "./former-addresses.ts";

/**
 * Gives former addresses a page where there can be one. None is written where a disk or host would take it for something
 * else: at the address of a file, below one, or where a page or folder has a name that differs in case alone. These
 * addresses are led on by servers that read the redirects. `taken` has the paths of all other files, and gets these.
 */
export function assignAliasPages(redirects: readonly FormerAddress[], taken: TreePaths): FormerAddress[] {
  return redirects.map(({ from, to }) => {
    const page = pathOf(from);
    const isFree = page !== undefined && taken.add(page) === undefined;
    return { from, to, ...(isFree ? { page } : {}) };
  });
}

/** The file of an address; undefined where it cannot be a page. */
function pathOf(from: string): string | undefined {
  if (from === "/" || extensionOf(from) !== "") return undefined;
  try {
    return `${decodedAddress(from).slice(1)}/index.html`;
  } catch {
    return undefined;
  }
}
