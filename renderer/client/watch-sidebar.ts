import { reportFailure } from "./report.ts";

/** Loads the entries of categories that were left out of the page, when a reader opens one. */
export function watchSidebar(): void {
  const fill = async ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches(".sidebar [data-lazy]"))
      return;
    try {
      const { fillCategory } = await import("./sidebar-pane.ts");
      await fillCategory(target);
    } catch (error) {
      // Its row is a link to its first page, so the reader gets there all the same.
      reportFailure({ part: "sidebar", error });
    }
  };
  // The toggle event does not bubble, but it can be caught on the way down.
  document.addEventListener("toggle", (event) => void fill(event), { capture: true });
}
