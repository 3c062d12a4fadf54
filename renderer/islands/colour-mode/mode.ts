type Mode = "light" | "dark";
export type ModeChoice = Mode | "system";

/** Storage key of the visitor's choice; the bootstrap script in the head reads the same key. */
export const MODE_KEY = "theme";

/** The settings of the site for colour modes. */
export interface ModeSetting {
  readonly default: Mode;
  readonly followSystem: boolean;
}

/** The choice that holds for a stored text. Only known words count; everything else is as if nothing were stored. */
export function choiceFrom(stored: string | null | undefined, setting: ModeSetting): ModeChoice {
  if (stored === "light" || stored === "dark") return stored;
  return setting.followSystem ? "system" : setting.default;
}

/** The mode that is shown. */
export function modeOf(choice: ModeChoice, systemIsDark: boolean): Mode {
  if (choice !== "system") return choice;
  return systemIsDark ? "dark" : "light";
}

/**
 * The next choice when the button is pressed: light and dark in turn, or system, light, dark if the site follows the
 * system.
 */
export function nextChoice(choice: ModeChoice, followSystem: boolean): ModeChoice {
  if (!followSystem) return choice === "dark" ? "light" : "dark";
  const round: readonly ModeChoice[] = ["system", "light", "dark"];
  return round[(round.indexOf(choice) + 1) % round.length] ?? "system";
}

/** The stored text for a choice: following the system is the absence of a choice. */
export function storedFor(choice: ModeChoice): string | undefined {
  return choice === "system" ? undefined : choice;
}
