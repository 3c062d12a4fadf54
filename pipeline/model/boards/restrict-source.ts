import { childPointer } from "../../core/json-pointer.ts";
import type { ValidSource } from "../../sources/parse/source.ts";

/** Keys by which an item is limited; what is left for a board holds for it without them. */
const scopeKeys: ReadonlySet<string> = new Set(["since", "until", "variant"]);

/**
 * A source without some items of its lists, its pointers those of the lists that are left. `dropped` and
 * `kept` are pointers of limited items; kept items are not limited any more.
 */
export function restrictSource<S extends ValidSource>(
  source: S,
  { dropped, unlimited }: { readonly dropped: ReadonlySet<string>; readonly unlimited: ReadonlySet<string> },
): S {
  const places = new Map<string, string>();
  const restrict = (value: unknown, from: string, to: string): unknown => {
    places.set(from, to);
    if (Array.isArray(value)) {
      let next = 0;
      return value.flatMap((item: unknown, i): unknown[] =>
        dropped.has(`${from}/${i}`) ? [] : [restrict(item, `${from}/${i}`, `${to}/${next++}`)],
      );
    }
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).filter(([key]) => !(unlimited.has(from) && scopeKeys.has(key)));
    return Object.fromEntries(
      entries.map(([key, child]) => [key, restrict(child, childPointer(from, key), childPointer(to, key))]),
    );
  };
  const data = restrict(source.data, "", "");
  const moved = <T>(table: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(table).flatMap(([pointer, thing]) => {
        const place = places.get(pointer);
        return place === undefined ? [] : [[place, thing] as const];
      }),
    );
  return {
    ...source,
    data,
    digits: moved(source.digits),
    positions: moved(source.positions),
    prose: moved(source.prose),
    references: source.references.flatMap((reference) => {
      const pointer = places.get(reference.pointer);
      return pointer === undefined ? [] : [{ ...reference, pointer }];
    }),
  } as S;
}
