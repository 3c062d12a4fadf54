import type { CopyStatus } from "../../offline/sync/copy-status.ts";

/** State of the offline copy as a whole. */
type CopyState =
  /** Every part of it was found whole, and nothing else was asked for. */
  | "whole"
  /** The saved part is complete; something that was requested is not there yet. */
  | "coming"
  /** A part, or the list of parts, is missing or damaged. */
  | "broken"
  /** Every part of it was given up for an update that is not there yet. */
  | "empty";

/** Checked by what the copy says it has: a part that is not in the list has not been found. */
export function copyState({ current, sections }: Pick<CopyStatus, "current" | "sections">): CopyState {
  const states = new Map(sections.map(({ id, state }) => [id, state]));
  const own = current?.sections ?? [];
  if (own.length === 0) return "empty";
  if (own.some((id) => states.get(id) !== "saved")) return "broken";
  return sections.some(({ state }) => state === "coming") ? "coming" : "whole";
}

export const COPY_STATES: Readonly<Record<CopyState, string>> = {
  whole: "Complete and readable without a network",
  coming: "Readable without a network; a part that was asked for is missing",
  broken: "Needs repair",
  empty: "Nothing can be read until the update is here",
};
