import { own } from "../../core/json-pointer.ts";
import { isScoped, type Scope } from "../../domain/boards/scope.ts";
import type { Source } from "../../sources/parse/source.ts";
import { interfaceFacts, interfaceTypes } from "../resolve/interface-types.ts";

/** An item that is limited, and its place. */
export interface ScopedItem {
  readonly scope: Scope;
  /** JSON Pointer of the item. */
  readonly pointer: string;
}

/** Types of records whose items may be limited. */
export const scopedTypes: readonly string[] = interfaceTypes.filter((type) => scopedLists(type).length > 0);

/** Pins, messages, signals, registers, their bits and fields, and examples of a record that hold for some boards alone. */
export function scopedItems({ type, data }: Pick<Source, "type" | "data">): ScopedItem[] {
  return scopedLists(type).flatMap((path) => itemsAt(data, path, ""));
}

/** Lists whose items may be limited to hardware revisions and variants: keys that lead to the items, `*` for each of a list. */
function scopedLists(type: string): readonly (readonly string[])[] {
  return interfaceFacts(type)?.scoped ?? [];
}

function itemsAt(value: unknown, [step, ...rest]: readonly string[], pointer: string): ScopedItem[] {
  if (step === undefined) {
    const { since, until, variant } = value as Scope;
    const scope = { since, until, variant };
    return isScoped(scope) ? [{ scope, pointer }] : [];
  }
  if (step !== "*") return itemsAt(own(value, step), rest, `${pointer}/${step}`);
  return (Array.isArray(value) ? value : []).flatMap((item: unknown, i) =>
    itemsAt(item, rest, `${pointer}/${i}`),
  );
}
