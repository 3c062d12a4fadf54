/** Addresses of the fonts: the head of every page asks for them, or would on a faster line. */
export function fontAddresses(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>("link[as=font]")].map(({ href }) => href);
}

/** Whether a font was not there when the page was first painted: it is left out then, as long as the page stands. */
export function areFontsLate(): boolean {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (document.documentElement.dataset.fontsLater !== undefined) return true;
  return fontAddresses().some((address) => {
    const [font] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
    return paint !== undefined && (font === undefined || font.responseEnd > paint.startTime);
  });
}
