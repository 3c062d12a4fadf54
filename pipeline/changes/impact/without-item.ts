import { pointerSegments, valueAt } from "../../core/json-pointer.ts";
import type { Source } from "../../sources/parse/source.ts";

/** A file without one item of a list. The facts about the items below it move up with them. */
export function withoutItem(source: Source, pointer: string): Source {
  const [list, at] = [pointer.slice(0, pointer.lastIndexOf("/")), Number(pointerSegments(pointer).at(-1))];
  const data = structuredClone({ ...source.data });
  const items = valueAt(data, list);
  if (Array.isArray(items)) items.splice(at, 1);
  const moved = (before: string): string | undefined => movedUp(before, list, at);
  const rekeyed = <T>(known: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(known).flatMap(([before, value]) => {
        const now = moved(before);
        return now === undefined ? [] : [[now, value]];
      }),
    );
  const { digits, positions, prose, references } = source;
  return {
    ...source,
    data,
    digits: rekeyed(digits),
    positions: rekeyed(positions),
    prose: rekeyed(prose),
    references: references.flatMap((reference) => {
      const now = moved(reference.pointer);
      return now === undefined ? [] : [{ ...reference, pointer: now }];
    }),
  };
}

/** A pointer once the item at an index of a list is gone; undefined for what is within that item. */
function movedUp(pointer: string, list: string, at: number): string | undefined {
  const match = pointer.startsWith(`${list}/`) ? /^\d+/.exec(pointer.slice(list.length + 1)) : null;
  if (match === null) return pointer;
  const index = Number(match[0]);
  if (index === at) return undefined;
  const rest = pointer.slice(list.length + 1 + match[0].length);
  return index < at ? pointer : `${list}/${index - 1}${rest}`;
}
