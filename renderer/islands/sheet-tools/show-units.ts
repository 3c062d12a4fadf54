import type { UnitSystem } from "./unit-system.ts";

/**
 * Shows every value below an element in a system of units, and says how many had to be converted. Both texts were made
 * at build time: the one that is not shown is in an attribute. Islands draw their own values.
 */
export function showUnits(within: Element, system: UnitSystem): number {
  let converted = 0;
  for (const place of within.querySelectorAll<HTMLElement>("[data-si],[data-imperial]")) {
    if (place.closest("[data-island]") !== null) continue;
    const other = system === "written" ? undefined : place.dataset[system];
    const written = place.dataset.written ?? place.textContent ?? "";
    place.dataset.written = written;
    place.textContent = other ?? written;
    place.classList.toggle("converted", other !== undefined);
    place.classList.toggle("fill", other === undefined && place.dataset.fill !== undefined);
    if (other === undefined) place.removeAttribute("title");
    else {
      place.title = `Converted; specified as ${written}`;
      if (other.startsWith("≈")) converted += 1;
    }
  }
  return converted;
}
