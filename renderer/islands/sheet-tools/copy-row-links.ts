/** The mark beside a row's name copies the whole address of the row, besides going there. Calls back with its name. */
export function copyRowLinks(within: Element, signal: AbortSignal, copied: (name: string) => void): void {
  within.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("tr a.heading-anchor");
      if (link === null || link === undefined) return;
      const name = (link.ariaLabel ?? "").replace("Direct link to ", "");
      // Where the clipboard is refused the row is still in the address bar.
      navigator.clipboard?.writeText(link.href).then(
        () => copied(name),
        () => {},
      );
    },
    { signal },
  );
}
