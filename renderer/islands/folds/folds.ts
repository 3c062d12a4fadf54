/** As in the style sheet, which shows the parts of a page open on anything wider. */
const PHONE = "(width < 40em)";

/**
 * Until the signal, parts of a page that fold on a phone are open on anything wider, for screen readers as for the eye,
 * and their headings are no stops of the Tab key there.
 */
export function keepUnfolded(main: HTMLElement, signal: AbortSignal): void {
  const phone = matchMedia(PHONE);
  const folds = [...main.querySelectorAll<HTMLDetailsElement>(".fold")];
  const keep = (): void => {
    for (const fold of folds) {
      if (!phone.matches) fold.open = true;
      const summary = fold.querySelector("summary");
      if (summary !== null) summary.tabIndex = phone.matches ? 0 : -1;
    }
  };
  phone.addEventListener("change", keep, { signal });
  main.addEventListener("toggle", keep, { capture: true, signal });
  keep();
}
