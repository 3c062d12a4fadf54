/** The rooted address of a page: `/docs/intro` on base `/site/` is `/site/docs/intro`. */
export function pathnameToHref(pathname: string, base: string): string {
  return base + pathname.slice(1);
}

/** Where the data of a page lies: `/docs/intro` -> `/site/docs/intro/index.json`, `/` -> `/site/index.json`. */
export function pathnameToDataHref(pathname: string, base: string): string {
  return pathname === "/" ? `${base}index.json` : `${pathnameToHref(pathname, base)}/index.json`;
}

/** Address of the tree of a sidebar. */
export function sidebarToDataHref(name: string, base: string): string {
  return `${base}navigation/${encodeURIComponent(name)}.json`;
}
