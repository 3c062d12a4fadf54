/** An address that has moved. Both are addresses of the site without the base; `to` may have an anchor or be a URL. */
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
export function redirectTarget({ to }: Redirect, base: string): string {
  const target = /^[a-z][a-z0-9+.-]*:/i.test(to) ? to : wholeBase(base) + to.replace(/^\/+/, "");
  // What is encoded already stays as it is; a dollar sign would be a variable to nginx.
  return encodeURI(target).replaceAll("%25", "%").replaceAll("$", "%24");
}

/** The spellings under which an address is known: `/a`, `/a/`, `/a.html`, `/a/index.html`. */
export function spellingsOf(address: string): string[] {
  const path = address === "/" ? "" : address.replace(/\/+$/, "");
  return path === "" ? ["/", "/index.html"] : [path, `${path}/`, `${path}.html`, `${path}/index.html`];
}
