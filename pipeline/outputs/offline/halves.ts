import { sha256 } from "../../core/hash.ts";

/**
 * Two halves of things, divided by a digit of the hash of each name; the next `depth` takes the next digit. A
 * new or removed thing moves no other thing, so that files of one half stay as they are.
 */
export function halves<T extends { readonly name: string }>(
  things: readonly T[],
  depth: number,
): readonly [left: T[], right: T[]] {
  const [left, right]: [T[], T[]] = [[], []];
  for (const thing of things) {
    const digit = Number.parseInt(sha256(thing.name)[depth >> 2] ?? "0", 16);
    (((digit >> (depth & 3)) & 1) === 0 ? left : right).push(thing);
  }
  return [left, right];
}
