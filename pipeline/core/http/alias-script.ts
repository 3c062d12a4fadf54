import { createHash } from "node:crypto";

/**
 * The script of a page at a former address. It leads on with the anchor and query that were asked for, which a meta refresh
 * would drop. The text never varies, so that one hash in the content security policy admits it.
 */
export const aliasScript =
  'var u=new URL(document.getElementById("to").href);if(!u.hash)u.hash=location.hash;if(!u.search)u.search=location.search;location.replace(u)';

/** An inline script as a content security policy names it. */
export function scriptHash(code: string): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
