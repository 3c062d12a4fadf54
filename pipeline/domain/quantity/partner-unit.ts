import type { Unit } from "./convert.ts";
import { isConvertible } from "./convert.ts";

/** The other system of units: what a visitor can switch to, and the unit that it uses for this one. */
interface PartnerUnit {
  readonly system: "si" | "imperial";
  readonly unit: Unit;
}

/** The partner of a unit; units that both systems use have none. */
export function partnerOf(unit: Unit, units: ReadonlyMap<string, Unit>): PartnerUnit | undefined {
  if (unit.partner === undefined || unit.system === undefined || unit.system === "both") return undefined;
  const partner = units.get(unit.partner);
  if (partner === undefined || !isConvertible(unit, partner)) return undefined;
  return { system: unit.system === "si" ? "imperial" : "si", unit: partner };
}
