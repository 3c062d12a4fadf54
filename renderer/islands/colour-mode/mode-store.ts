import { readStored, writeStored } from "../../client/storage.ts";
import { choiceFrom, MODE_KEY, type ModeChoice, type ModeSetting, modeOf, storedFor } from "./mode.ts";

const CHANGED = "fairlead:mode";
const darkQuery = "(prefers-color-scheme: dark)";

/** The choice that the page shows at present. */
export function currentChoice(): ModeChoice {
  const choice = document.documentElement.dataset.themeChoice;
  return choice === "dark" || choice === "system" ? choice : "light";
}

/** Makes a choice for this visit and, where storage allows, for the next ones. */
export function chooseMode(choice: ModeChoice): void {
  writeStored("localStorage", MODE_KEY, storedFor(choice));
  showChoice(choice);
}

function showChoice(choice: ModeChoice): void {
  const { dataset } = document.documentElement;
  dataset.themeChoice = choice;
  dataset.theme = modeOf(choice, matchMedia(darkQuery).matches);
  tellColours();
}

/** To be called when the page has other colours. */
export function tellColours(): void {
  colourBrowser();
  document.dispatchEvent(new Event(CHANGED));
}

/** The browser's own frame has the colour of the paper that is shown, which the head cannot know. */
function colourBrowser(): void {
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  document.querySelector("[name=theme-color]")?.setAttribute("content", paper);
}

/** Calls back when mode or contrast change, chosen or shown. */
export function subscribeToColours(changed: () => void): () => void {
  document.addEventListener(CHANGED, changed);
  return () => document.removeEventListener(CHANGED, changed);
}

/** Follows the choices made in other tabs, and the system where nothing was chosen. */
export function watchMode(): void {
  colourBrowser();
  const { dataset } = document.documentElement;
  const setting: ModeSetting = {
    default: dataset.defaultTheme === "dark" ? "dark" : "light",
    followSystem: dataset.followSystem !== undefined,
  };
  addEventListener("storage", (event) => {
    // A key of null means that everything was removed.
    if (event.key !== MODE_KEY && event.key !== null) return;
    showChoice(choiceFrom(readStored("localStorage", MODE_KEY), setting));
  });
  matchMedia(darkQuery).addEventListener("change", () => {
    if (currentChoice() === "system") showChoice("system");
  });
}
