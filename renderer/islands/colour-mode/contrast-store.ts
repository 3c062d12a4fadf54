import { readStored, writeStored } from "../../client/storage.ts";
import { CONTRAST_KEY, type Contrast, contrastFrom, isHigh, otherContrast } from "./contrast.ts";
import { tellColours } from "./mode-store.ts";

const moreContrast = (): MediaQueryList => matchMedia("(prefers-contrast: more)");

/** The choice that the page shows at present. */
function currentContrast(): Contrast | undefined {
  return contrastFrom(document.documentElement.dataset.contrast);
}

/** Whether the page shows the high contrast at present. */
export function isContrastHigh(): boolean {
  return isHigh(currentContrast(), moreContrast().matches);
}

/** Chooses the other contrast for this visit and, where storage allows, for the next ones. */
export function switchContrast(): void {
  const choice = otherContrast(currentContrast(), moreContrast().matches);
  writeStored("localStorage", CONTRAST_KEY, choice);
  showContrast(choice);
}

function showContrast(choice: Contrast | undefined): void {
  const { dataset } = document.documentElement;
  if (choice === undefined) delete dataset.contrast;
  else dataset.contrast = choice;
  tellColours();
}

/** Follows the choices made in other tabs, and the system where nothing was chosen. */
export function watchContrast(): void {
  addEventListener("storage", ({ key }) => {
    // A key of null means that everything was removed.
    if (key === CONTRAST_KEY || key === null)
      showContrast(contrastFrom(readStored("localStorage", CONTRAST_KEY)));
  });
  moreContrast().addEventListener("change", tellColours);
}
