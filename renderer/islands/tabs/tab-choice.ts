import { readStored, writeStored } from "../../client/storage.ts";

/** Name of the choice in the storage of the browser. */
export const TABS_KEY = "fairlead-tabs";
/** More labels than a site has; a page that was visited once is not remembered for ever. */
const MOST = 30;

/** The labels that a reader chose, the latest first. */
export function chosenLabels(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored("localStorage", TABS_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((label) => typeof label === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers a label as the latest choice. */
export function rememberLabel(label: string): void {
  writeStored("localStorage", TABS_KEY, JSON.stringify(withLatest(chosenLabels(), label)));
}

/** The labels with one of them first, and no more than are kept. */
export function withLatest(labels: readonly string[], label: string): string[] {
  return [label, ...labels.filter((other) => other !== label)].slice(0, MOST);
}

/** Which of its labels a group begins with: the one that was chosen last, else its first. */
export function firstChoice(labels: readonly string[], chosen: readonly string[]): number {
  const latest = chosen.find((label) => labels.includes(label));
  return latest === undefined ? 0 : labels.indexOf(latest);
}
