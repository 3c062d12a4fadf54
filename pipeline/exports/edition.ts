import type { Status } from "../../schema/generated/types.ts";

/**
 * The values that a file may hold: `final` facts alone, `preliminary` facts and values that are expected to
 * change. The name of a preliminary file contains the word.
 */
export type Edition = "final" | "preliminary";

export const editions: readonly Edition[] = ["final", "preliminary"];

/** A status of what is published. */
export type ShownStatus = Exclude<Status, "unverified" | "withdrawn">;

/** Statuses from the best known to the least. Those that are not here appear in no file. */
const ranks: readonly ShownStatus[] = ["confirmed", "stated", "measured", "calculated", "preliminary"];

/** Whether an edition holds what has this status; without one it is unverified and in no file. */
export function isInEdition(status: Status | undefined, edition: Edition): boolean {
  const rank = ranks.find((one) => one === status);
  return rank !== undefined && (edition === "preliminary" || rank !== "preliminary");
}

/** The status of a file: that of its least known part. Undefined where it has no parts, and then there is no file. */
export function weakestStatus(statuses: readonly Status[]): ShownStatus | undefined {
  return ranks.findLast((rank) => statuses.includes(rank));
}

/** A preliminary file beside the final one is worth having only where it holds more. */
export function isWanted(statuses: readonly Status[], edition: Edition): boolean {
  const weakest = weakestStatus(statuses);
  return edition === "final" ? weakest !== undefined && weakest !== "preliminary" : weakest === "preliminary";
}
