import type { Status } from "../../../schema/generated/types.ts";

/** The meaning of each status of a value, from the best known to the least. */
const meanings: Readonly<Record<Status, string>> = {
  confirmed: "the maker of the product gives this value",
  stated: "the maker of a component, or a standard, gives it",
  measured: "it was measured",
  calculated: "it follows from other values",
  preliminary: "it may change",
  unverified: "it was not checked",
  withdrawn: "it is no longer valid",
};

/** Words of a status with their meanings. */
type StatusMeaning = readonly [word: Status, meaning: string];

/** The meanings of these words, the best known first; other words have none. */
export function statusMeanings(words: readonly string[]): StatusMeaning[] {
  return (Object.entries(meanings) as StatusMeaning[]).filter(([word]) => words.includes(word));
}
