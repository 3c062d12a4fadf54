interface CurrentLink {
  readonly href: string;
  /** The value of `aria-current`. */
  readonly current: "page" | "true";
}

/** The link of the navbar that is marked on a page: the one that leads there, else the one of its section. */
export function currentLink(hrefs: readonly string[], own: string, base: string): CurrentLink | undefined {
  if (hrefs.includes(own)) return { href: own, current: "page" };
  const href = sectionLink(hrefs, own, base);
  return href === undefined ? undefined : { href, current: "true" };
}

/**
 * Which of these links leads to the section of a page: the one that shares most folders of its address with the page.
 * Undefined where none shares a folder below the base, or where two links share the same number.
 */
function sectionLink(hrefs: Iterable<string>, href: string, base: string): string | undefined {
  const own = href.split("/");
  let most = base.split("/").length - 1;
  let found: string | undefined;
  for (const link of hrefs) {
    if (link === found) continue;
    const parts = link.split("/");
    const end = own.findIndex((part, at) => part !== parts[at]);
    const shared = end < 0 ? own.length : end;
    if (shared === most) found = undefined;
    if (shared <= most) continue;
    most = shared;
    found = link;
  }
  return found;
}
