import { isFile, siteBase, urlToPathname } from "./addresses.ts";

/** Modifier keys and button of a click. */
type ClickFacts = Pick<
  MouseEvent,
  "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented"
>;

/** Whether a click means "go there, here": the plain left button, which nothing else has answered. */
export function isPlainClick(click: ClickFacts): boolean {
  const modified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !modified && !click.defaultPrevented;
}

/** The page that a link leads to, or undefined where the browser should follow it: other sites, files, stretches of text. */
export function linkToPathname(link: HTMLAnchorElement, base = siteBase()): string | undefined {
  if (link.hasAttribute("download") || (link.target !== "" && link.target !== "_self")) return undefined;
  if (!/^https?:$/.test(link.protocol) || isFile(link.pathname)) return undefined;
  // Browsers look for the text of `#:~:text=…` only where they load the page themselves.
  if (link.hash.includes(":~:")) return undefined;
  return urlToPathname(new URL(link.href), base);
}

/** Whether a link leads to a place on the page that is shown. */
export function isSamePageHash(link: HTMLAnchorElement, pathname: string): boolean {
  return (
    link.hash !== "" && link.search === location.search && pathname === urlToPathname(location, siteBase())
  );
}

/** Opens a page; the link tells query and hash. */
type Navigate = (pathname: string, link: HTMLAnchorElement) => void;

/** Turns plain clicks on links of this site into navigations. */
export function watchLinks(navigate: Navigate, signal: AbortSignal): void {
  const answer = (event: MouseEvent) => {
    const link = isPlainClick(event) && event.target instanceof Element && event.target.closest("a[href]");
    if (!(link instanceof HTMLAnchorElement)) return;
    const pathname = linkToPathname(link);
    if (pathname === undefined || isSamePageHash(link, pathname)) return;
    event.preventDefault();
    navigate(pathname, link);
  };
  document.addEventListener("click", answer, { signal });
}
