import { shardDigits } from "./registers.ts";

/** Folder of the shards in the output. */
export const SERIALS_FOLDER = "serials/";

/** The names of the shards for so many serial numbers, in order; none where there is no number. */
export function shardNames(count: number): string[] {
  const digits = shardDigits(count);
  if (digits === 0) return [];
  return Array.from({ length: 16 ** digits }, (_, number) => number.toString(16).padStart(digits, "0"));
}

/** Path of a shard. */
export function shardPath(name: string): string {
  return `${SERIALS_FOLDER}${name}.json`;
}
