import { type KnownUnit, unitFinder } from "../unit-finder.ts";
import { keysByWord } from "./words/keys-by-word.ts";
import table from "./words/unit-words.json" with { type: "json" };

/**
 * Ids of units by spellings of vendors, in small letters and without a full stop at the end. A spelling whose
 * letter case matters, such as `mW` and `MW`, is not here. Source: the same tables as those of
 * column-words.ts. Units that a site does not have stay texts.
 */
const unitWords = keysByWord(table);

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
    const id = unitWords.get(word);
    return id !== undefined && ids.has(id) ? { unit: id, unitText: found.unitText } : found;
  };
}
