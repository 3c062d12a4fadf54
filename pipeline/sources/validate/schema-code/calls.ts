import { isPastEndOfMonth } from "../../../core/text/day.ts";

/** A noted keyword met at a value. `isKey`: the string is a key, reached by `propertyNames`. */
export interface Note {
  readonly keyword: "x-ref" | "x-markdown" | "x-no-effect" | "x-decimal";
  readonly argument: unknown;
  readonly pointer: string;
  readonly value: unknown;
  readonly isKey: boolean;
}

/**
 * The formats that our schemas name. Whether a text looks like a day is checked by the pattern beside the
 * format.
 */
export const formats = { date: (text: string): boolean => !isPastEndOfMonth(text) };

/** The functions that the code of a check calls, by the name that it requires. */
export function callsOf(note: (note: Note) => void): Readonly<Record<string, unknown>> {
  return { note, sameItems, formats, "ajv/dist/runtime/ucs2length": { default: characters } };
}

/** Items that are repeated in a list, by the positions of both. */
export function sameItems(items: readonly unknown[]): { readonly i: number; readonly j: number }[] {
  const firstAt = new Map<string, number>();
  return items.flatMap((item, i) => {
    const text = canonicalText(item);
    const j = firstAt.get(text);
    if (j !== undefined) return [{ i, j }];
    firstAt.set(text, i);
    return [];
  });
}

/** JSON with sorted keys: equal for equal values. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Length of a text as JSON Schema counts it: in code points. */
function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
