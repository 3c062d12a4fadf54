/**
 * The units that a visitor wants to read: as the engineer specified them, or all in one system where that is possible.
 */
export const unitSystems = ["written", "si", "imperial"] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Name of the stored choice. */
export const UNITS_KEY = "fairlead-units";

/** The choice for a stored text; any other text is no choice. */
export function systemFrom(stored: string | undefined): UnitSystem {
  return unitSystems.find((system) => system === stored) ?? "written";
}

/** A sentence for readers that listen. */
export function announcementOf(system: UnitSystem, converted: number): string {
  if (system === "written") return "Values are shown as specified.";
  const name = system === "si" ? "SI" : "imperial";
  if (converted === 0) return `Values are shown in ${name} units; none had to be converted.`;
  const what = converted === 1 ? "1 value is" : `${converted} values are`;
  return `Values are shown in ${name} units; ${what} converted and marked with ≈.`;
}
