import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "../../client/storage.ts";
import { systemFrom, UNITS_KEY, type UnitSystem } from "./unit-system.ts";

const CHANGED = "fairlead:units";
/** The choice; if storage is refused, it lasts until the page is left. */
let chosen: UnitSystem | undefined;

/** The choice of this visitor. */
function currentUnits(): UnitSystem {
  return chosen ?? systemFrom(readStored("localStorage", UNITS_KEY));
}

/** Makes a choice for this visit and, where storage allows, for the next ones. */
export function chooseUnits(system: UnitSystem): void {
  chosen = system;
  writeStored("localStorage", UNITS_KEY, system === "written" ? undefined : system);
  document.dispatchEvent(new Event(CHANGED));
}

/** The choice; "written" in the prerendered HTML and while it is taken over. */
export function useUnits(): UnitSystem {
  return useSyncExternalStore(subscribe, currentUnits, () => "written");
}

function subscribe(changed: () => void): () => void {
  const another = ({ key }: StorageEvent) => {
    // A key of null means that everything was removed.
    if (key !== UNITS_KEY && key !== null) return;
    chosen = undefined;
    changed();
  };
  document.addEventListener(CHANGED, changed);
  addEventListener("storage", another);
  return () => {
    document.removeEventListener(CHANGED, changed);
    removeEventListener("storage", another);
  };
}
