import { decodedAddress } from "../text/decoded.ts";
import { extensionOf } from "./content-type.ts";

/**
 * An address that has moved. Both are addresses of the site without the base, percent-encoded as the addresses of pages
 * are; `to` may have a query and an anchor, or be a URL.
 */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export const REDIRECT_STATUS = 301;

/** The base with a slash at both ends: `/` or `/sub/path/`. */
export function wholeBase(base: string): string {
  return `/${base.replace(/^\/+|\/+$/g, "")}/`.replace("//", "/");
}

/** Where a redirect leads, in a form that a header may carry: with the base and encoded. */
export function redirectTarget({ to }: Pick<Redirect, "to">, base: string): string {
  const target = /^[a-z][a-z0-9+.-]*:/i.test(to) ? to : wholeBase(base) + to.replace(/^\/+/, "");
  const whole = target.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/%(?![0-9a-f]{2})/gi, "%25");
  // Text that is already encoded stays as it is; a dollar sign would be a variable to nginx.
  return encodeURI(whole).replaceAll("%25", "%").replaceAll("$", "%24");
}

/** A target as it is left where the address was asked for with a query: its own query counts more than that. */
export function withQuery(target: string, search: string): string {
  const [, path = "", hash = ""] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  return path.includes("?") || search === "?" ? target : path + search + hash;
}

/** The path of a former address as servers have it, which decode what they are asked for. */
export function decodedFrom({ from }: Pick<Redirect, "from">): string {
  return decodedAddress(from).replace(/(?<=.)\/$/s, "");
}

/** The spellings under which an address is known: `/a`, `/a/`, `/a.html`, `/a/index.html`. A file has one. */
export function spellingsOf(address: string): string[] {
  const path = address === "/" ? "" : address.replace(/(?<!\/)\/+$/, "");
  if (path === "") return ["/", "/index.html"];
  return extensionOf(path) === "" ? [path, `${path}/`, `${path}.html`, `${path}/index.html`] : [path];
}
