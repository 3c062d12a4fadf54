import type { PackStore } from "../../engine/cache/pack-store.ts";
import { type AskTools, askLink } from "./ask-link.ts";
import type { Outcome } from "./outcome.ts";

export interface AskAllTools extends AskTools {
  /** Addresses that were found lately are not asked for again. */
  readonly store: PackStore;
  /** The day as YYYY-MM-DD. */
  readonly today: string;
}

/** Days for which an address that was found counts as found. */
const keptDays = 7;
/** Addresses that are asked for at the same time. */
const atOnce = 8;

/** Asks for each address once, some at the same time. */
export async function askLinks(
  addresses: readonly string[],
  tools: AskAllTools,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const open = addresses.filter((address) => {
    const isKnown = wasFound(address, tools);
    if (isKnown) outcomes.set(address, { kind: "found" });
    return !isKnown;
  });
  const next = open.values();
  const work = async (): Promise<void> => {
    for (const address of next) {
      const outcome = await askLink(address, tools);
      outcomes.set(address, outcome);
      // Only good news is kept: a page that comes back is seen at once.
      if (outcome.kind === "found") tools.store.putJson(keyOf(address), { foundOn: tools.today });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

function wasFound(address: string, { store, today }: AskAllTools): boolean {
  const known = store.getJson<{ foundOn: string }>(keyOf(address));
  if (known === undefined) return false;
  const days = (Date.parse(today) - Date.parse(known.foundOn)) / 86_400_000;
  return days >= 0 && days < keptDays;
}

function keyOf(address: string): string {
  return `external ${address}`;
}
