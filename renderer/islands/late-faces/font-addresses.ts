/** Addresses of the fonts: the head of every page asks for them, or would on a faster line. */
export function fontAddresses(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>("link[as=font]")].map(({ href }) => href);
}

/**
 * Whether a font was not there when it was needed: a page that was painted without it keeps the fallback, also where the font
 * came a moment before. The fallback is asked for only where it is drawn.
 */
export function areFontsLate(): boolean {
  if (document.documentElement.dataset.fontsLater !== undefined) return true;
  return [...document.fonts].some(
    ({ family, status }) => family.includes("Fallback") && status !== "unloaded",
  );
}
