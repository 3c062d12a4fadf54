import { type ReactNode, useSyncExternalStore } from "react";
import { isContrastHigh, switchContrast } from "./contrast-store.ts";
import { type ModeChoice, nextChoice } from "./mode.ts";
import { chooseMode, currentChoice, subscribeToColours } from "./mode-store.ts";

export interface ColourModeProps {
  /** Whether the system's choice is one of three states. */
  readonly followSystem: boolean;
}

const icons = {
  light:
    "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1",
  dark: "M13.5 9.6A6 6 0 0 1 6.4 2.5a6 6 0 1 0 7.1 7.1Z",
  system: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 0v12M8 5h3.5M8 8h6M8 11h3.5",
  contrast: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2v12M9.3 3v10M10.6 3.5v9M11.9 4.5v7M13 6v4",
} as const;

const two = ["light", "dark"] as const;
const all = [...two, "system"] as const;

/** The buttons for more contrast, and for light and dark; both wait for the script. */
export function ColourMode({ followSystem }: ColourModeProps): ReactNode {
  // Unknown in the prerendered HTML and while it is taken over.
  const choice = useSyncExternalStore<ModeChoice | undefined>(
    subscribeToColours,
    currentChoice,
    () => undefined,
  );
  const isReady = choice !== undefined;
  const label = "Switch between dark and light mode";
  return (
    <>
      <HighContrast isReady={isReady} />
      <button
        type="button"
        className="colour-mode"
        disabled={!isReady}
        aria-label={isReady ? `${label} (currently ${choice} mode)` : label}
        title={isReady ? `${choice} mode` : undefined}
        onClick={() => chooseMode(nextChoice(currentChoice(), followSystem))}
      >
        {(followSystem ? all : two).map((mode) => (
          <Picture key={mode} name={mode} />
        ))}
      </button>
    </>
  );
}

function HighContrast({ isReady }: { readonly isReady: boolean }): ReactNode {
  const isHigh = useSyncExternalStore(subscribeToColours, isContrastHigh, () => false);
  const label = "High contrast";
  return (
    <button
      type="button"
      className="colour-mode"
      disabled={!isReady}
      aria-pressed={isHigh}
      aria-label={label}
      title={isReady ? label : undefined}
      onClick={switchContrast}
    >
      <Picture name="contrast" />
    </button>
  );
}

/** All pictures of the mode are in the HTML: the style sheet shows the one of `data-theme-choice`. */
function Picture({ name }: { readonly name: keyof typeof icons }): ReactNode {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
