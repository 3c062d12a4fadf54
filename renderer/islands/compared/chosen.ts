import type { AddressCodec } from "./address-state.ts";

/** The highest number of products side by side. */
export const MOST = 5;

/** Ids of the products to compare, in order; none: those that the page compares by itself. */
type Chosen = readonly string[];

/** A parameter of the data never begins with "_", so that no word of ours is one of its ids. */
const KEY = "_compare";

export const chosenCodec: AddressCodec<Chosen> = {
  read: (query) => [...new Set(query.getAll(KEY))].filter((id) => id !== "").slice(0, MOST),
  write(chosen, query) {
    query.delete(KEY);
    for (const id of chosen) query.append(KEY, id);
  },
};

/** Takes a product in or out; a sixth is not taken in. */
export function toggled(chosen: Chosen, id: string): Chosen {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < MOST ? [...chosen, id] : chosen;
}
