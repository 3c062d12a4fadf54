import type { SiteIndex } from "./site-index.ts";

/** Units that have a text as alias or symbol, in whichever of its Unicode forms: a micro sign or the Greek letter. */
export function unitsSpelt(text: string, units: SiteIndex["units"]): string[] {
  const wanted = text.normalize("NFKC");
  return [...units.values()]
    .filter(({ symbol, aliases = [] }) => aliases.includes(text) || symbol.normalize("NFKC") === wanted)
    .map(({ id }) => id);
}
