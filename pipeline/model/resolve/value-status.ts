import type { Value } from "../../../schema/generated/types.ts";

/** Statuses of values that are known: by their owner, by the maker of a component or a standard, or by a result. */
const facts: ReadonlySet<string> = new Set(["confirmed", "stated", "measured", "calculated"]);
/** Statuses that the public output shows. Unverified and withdrawn values appear nowhere in it. */
const visibleStatuses: ReadonlySet<string> = new Set([...facts, "preliminary"]);

/** Whether a value may be shown; without a status it is unverified. In the review view everything is. */
export function isShown(value: Pick<Value, "status">, review: boolean): boolean {
  return review || visibleStatuses.has(value.status ?? "unverified");
}

/** Whether a value is backed by a source; without a status it is unverified. */
export function isFact({ status = "unverified" }: Pick<Value, "status">): boolean {
  return isFactStatus(status);
}

/** Whether a status that a file states is that of a fact. */
export function isFactStatus(status: unknown): boolean {
  return typeof status === "string" && facts.has(status);
}
