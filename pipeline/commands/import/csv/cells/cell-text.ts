/** Cells that say that there is nothing, as people fill the places of a table that do not apply. */
const nothing = /^(?:[-–—−_.]*|n\/?a\.?|none|keine?|nil)$/i;

/** A cell without space around it, and with usual spaces and signs in it; empty where it says that there is nothing. */
export function cellText(cell: string | undefined): string {
  const text = (cell ?? "").normalize("NFKC").replace(/\s+/g, " ").replace(/−/g, "-").trim();
  return nothing.test(text) ? "" : text;
}
