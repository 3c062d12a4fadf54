import type { UnitSystem } from "./unit-system.ts";

/**
 * Shows every value below an element in a system of units, and says how many had to be converted. Both texts were made
 * at build time: the one that is not shown is in an attribute. Islands draw their own values.
 */
export function showUnits(within: Element, system: UnitSystem): number {
  let converted = 0;
  for (const element of within.querySelectorAll<HTMLElement>("[data-si],[data-imperial]")) {
    if (element.closest("[data-island]") !== null) continue;
    const other = system === "written" ? undefined : element.dataset[system];
    const written = element.dataset.written ?? element.textContent ?? "";
    element.dataset.written = written;
    element.textContent = other ?? written;
    element.classList.toggle("converted", other !== undefined);
    element.classList.toggle("fill", other === undefined && element.dataset.fill !== undefined);
    if (other === undefined) element.removeAttribute("title");
    else {
      element.title = `Converted; specified as ${written}`;
      if (other.startsWith("≈")) converted += 1;
    }
  }
  return converted;
}
