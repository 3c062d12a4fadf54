import { defaultUnits } from "../../domain/quantity/default-units.ts";
import { yamlText } from "./yaml-text.ts";

/**
 * The units of a folder without `units.yaml`, each as a line of that file. A first `units.yaml` begins with them, since it
 * replaces the registry that the values of the site have used until then.
 */
export function commonUnitLines(): readonly string[] {
  return defaultUnits.map((unit) => `- ${yamlText(unit)}`);
}
