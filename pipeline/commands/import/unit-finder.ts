import { unitSpelling } from "../../exports/can-message-set/dbc.ts";

/** The properties of a unit that its finder needs. */
export interface KnownUnit {
  readonly id: string;
  readonly symbol: string;
  readonly aliases?: readonly string[];
}

interface FoundUnit {
  readonly unit?: string;
  readonly unitText?: string;
}

/** Finds the unit of a site by its spelling in a database; a spelling that files would not have anew is kept beside it. */
export function unitFinder(units: readonly KnownUnit[]): (written: string) => FoundUnit {
  const spelled = new Map<string, string>();
  const known = new Map<string, string>();
  const add = (map: Map<string, string>, key: string, id: string): void => {
    if (!map.has(key)) map.set(key, id);
  };
  for (const { id } of units) if (unitSpelling(id) === id) add(spelled, id, id);
  for (const { id } of units) add(spelled, unitSpelling(id), id);
  for (const { id, symbol, aliases = [] } of units)
    for (const name of [symbol, ...aliases]) add(known, name.normalize("NFKC"), id);
  return (written) => {
    const text = written.replace(/\s+/g, " ").trim();
    if (text === "") return {};
    const unit = spelled.get(text);
    if (unit !== undefined) return { unit };
    const other = known.get(text.normalize("NFKC"));
    return other === undefined ? { unitText: text } : { unit: other, unitText: text };
  };
}
