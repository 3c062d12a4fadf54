interface Entry {
  readonly link: Element;
  readonly heading: HTMLElement;
}

/** Marks the entry of the table of contents that the reader is at, until the signal; a sheet closes when it was used. */
export function tocHighlight(signal: AbortSignal): void {
  const entries = findEntries();
  if (entries.length === 0) return;
  for (const { link } of entries) link.addEventListener("click", () => closeSheet(link), { signal });
  let planned = false;
  const plan = () => {
    if (planned) return;
    planned = true;
    requestAnimationFrame(() => {
      planned = false;
      if (!signal.aborted) mark(entries);
    });
  };
  addEventListener("scroll", plan, { passive: true, signal });
  addEventListener("resize", plan, { passive: true, signal });
  plan();
}

function findEntries(): Entry[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.toc a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    return heading === null ? [] : [{ link, heading }];
  });
}

function mark(entries: readonly Entry[]): void {
  const tops = entries.map(({ heading }) => visibleElement(heading).getBoundingClientRect().top);
  const active = activeHeading({ tops, offset: 0, windowHeight: innerHeight });
  for (const [index, { link }] of entries.entries()) {
    if (index === active) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}

/** The visible element of a heading: the closed box that contains it, else itself. */
const visibleElement = (heading: Element): Element => heading.closest("details:not([open])") ?? heading;

/** On a small screen the entries lie in a popover, which stays open over the page when a link in it is followed. */
function closeSheet(link: Element): void {
  const sheet = link.closest<HTMLElement>("[popover]");
  if (sheet?.matches(":popover-open")) sheet.hidePopover();
}

interface HeadingView {
  /** Distance of each heading from the top of the window, in order, in pixels. */
  readonly tops: readonly number[];
  /** Height that a fixed bar covers. */
  readonly offset: number;
  readonly windowHeight: number;
}

/**
 * The index of the heading that the reader is at, or -1 on a page without headings: the first heading below the offset
 * when it is in the upper half of the window, else the one before it, if any; the last one when none is below.
 */
export function activeHeading({ tops, offset, windowHeight }: HeadingView): number {
  const below = tops.findIndex((top) => top >= offset);
  if (below === -1) return tops.length - 1;
  return (tops[below] ?? 0) < windowHeight / 2 ? below : Math.max(0, below - 1);
}
