import { type ReactNode, useSyncExternalStore } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { type ModeChoice, nextChoice } from "./mode.ts";
import { chooseMode, currentChoice, subscribeToMode } from "./mode-store.ts";

export interface ColourModeProps {
  /** Whether the system's choice is one of three states. */
  readonly followSystem: boolean;
}

const icons = {
  light:
    "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1",
  dark: "M13.5 9.6A6 6 0 0 1 6.4 2.5a6 6 0 1 0 7.1 7.1Z",
  system: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 0v12M8 5h3.5M8 8h6M8 11h3.5",
} as const;

const two = ["light", "dark"] as const;
const all = [...two, "system"] as const;

/** The button for light and dark. All pictures are in the HTML: the style sheet shows the one of `data-theme-choice`. */
export function ColourMode({ followSystem }: ColourModeProps): ReactNode {
  const hydrated = useHydrated();
  const choice = useSyncExternalStore<ModeChoice | undefined>(
    subscribeToMode,
    currentChoice,
    () => undefined,
  );
  const label =
    choice === undefined
      ? "Switch between dark and light mode"
      : `Switch between dark and light mode (currently ${choice} mode)`;
  return (
    <button
      type="button"
      className="colour-mode"
      disabled={!hydrated}
      aria-label={label}
      title={choice === undefined ? undefined : `${choice} mode`}
      onClick={() => chooseMode(nextChoice(currentChoice(), followSystem))}
    >
      {(followSystem ? all : two).map((mode) => (
        <svg
          key={mode}
          className={`icon icon-${mode}`}
          viewBox="0 0 16 16"
          width="20"
          height="20"
          aria-hidden="true"
        >
          <path d={icons[mode]} />
        </svg>
      ))}
    </button>
  );
}
