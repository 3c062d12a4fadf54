import { ownValue } from "../../../core/own-value.ts";
import { type KnownUnit, unitFinder } from "../unit-finder.ts";
import { unitWords } from "./words/unit-words.ts";

/** Finds the unit of a site by its spelling there, else by those of vendors; `unitText` is a spelling of theirs. */
export function vendorUnits(units: readonly KnownUnit[]): ReturnType<typeof unitFinder> {
  const find = unitFinder(units);
  const ids = new Set(units.map(({ id }) => id));
  return (written) => {
    const found = find(written);
    if (found.unit !== undefined || found.unitText === undefined) return found;
    const word = found.unitText
      .normalize("NFKC")
      .toLowerCase()
      .replace(/\.(?= |$)/g, "");
    const id = ownValue(unitWords, word);
    return id !== undefined && ids.has(id) ? { unit: id, unitText: found.unitText } : found;
  };
}
