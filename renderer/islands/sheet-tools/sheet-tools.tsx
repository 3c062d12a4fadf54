import { type ReactNode, useEffect, useState } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { chooseUnits, useUnits } from "./unit-store.ts";
import { announcementOf, type UnitSystem, unitSystems } from "./unit-system.ts";

export interface SheetToolsProps {
  /** Whether a value of the page has a unit of the other system. */
  readonly hasUnits: boolean;
}

const labels: Readonly<Record<UnitSystem, string>> = {
  written: "As specified",
  si: "SI",
  imperial: "Imperial",
};

/** The tools for the tables of a datasheet: a choice of units, and links of rows that can be copied. */
export function SheetTools({ hasUnits }: SheetToolsProps): ReactNode {
  const hydrated = useHydrated();
  const system = useUnits();
  const [news, setNews] = useState("");
  useEffect(() => {
    const main = document.querySelector("main");
    if (main !== null) showUnits(main, system);
  }, [system]);
  useEffect(() => {
    const leaving = new AbortController();
    const main = document.querySelector("main");
    if (main !== null) copyRowLinks(main, leaving.signal, (name) => setNews(`Link to ${name} copied.`));
    return () => leaving.abort();
  }, []);
  const choose = (wanted: UnitSystem): void => {
    chooseUnits(wanted);
    setNews(announcementOf(wanted, document.querySelectorAll(`main [data-${wanted}^="≈"]`).length));
  };
  return (
    <>
      {hasUnits && (
        <fieldset className="unit-switch" disabled={!hydrated}>
          <legend>Units</legend>
          {unitSystems.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="units"
                value={name}
                checked={system === name}
                onChange={() => choose(name)}
              />
              {labels[name]}
            </label>
          ))}
          {system !== "written" && <p className="unit-note">≈ marks a converted value.</p>}
        </fieldset>
      )}
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </>
  );
}

/** The mark beside a row's name copies the whole address of the row, besides going there. Calls back with its name. */
function copyRowLinks(within: Element, signal: AbortSignal, copied: (name: string) => void): void {
  within.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("tr a.heading-anchor");
      if (link === null || link === undefined) return;
      const name = (link.ariaLabel ?? "").replace("Direct link to ", "");
      // If the clipboard is refused, the link of the row is still in the address bar.
      navigator.clipboard?.writeText(link.href).then(
        () => copied(name),
        () => {},
      );
    },
    { signal },
  );
}

/**
 * Shows every value below an element in a system of units, and says how many had to be converted. Both texts were made
 * at build time: the one that is not shown is in an attribute. Islands draw their own values.
 */
function showUnits(within: Element, system: UnitSystem): number {
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
