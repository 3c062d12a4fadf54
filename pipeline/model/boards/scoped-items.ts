import { own } from "../../core/json-pointer.ts";
import { isScoped, type Scope } from "../../domain/boards/scope.ts";
import type { Source } from "../../sources/parse/source.ts";

/** Lists whose items may be limited to hardware revisions and variants: keys that lead to the items, `*` for each of a list. */
const lists: Readonly<Record<string, readonly (readonly string[])[]>> = {
  connector: [["pins", "*"]],
  "can-message-set": [
    ["messages", "*"],
    ["messages", "*", "signals", "*"],
    ["messages", "*", "examples", "*"],
  ],
  "register-map": [
    ["blocks", "*", "registers", "*"],
    ["blocks", "*", "registers", "*", "bits", "*"],
    ["blocks", "*", "registers", "*", "fields", "*"],
    ["examples", "*"],
  ],
  "serial-protocol": [["messages", "*"]],
};

/** An item that is limited, and its place. */
export interface ScopedItem {
  readonly scope: Scope;
  /** JSON Pointer of the item. */
  readonly pointer: string;
}

/** Types of records whose items may be limited. */
export const scopedTypes = Object.keys(lists);

/** Pins, messages, signals, registers, their bits and fields, and examples of a record that hold for some boards alone. */
export function scopedItems({ type, data }: Pick<Source, "type" | "data">): ScopedItem[] {
  const paths = Object.hasOwn(lists, type) ? (lists[type] ?? []) : [];
  return paths.flatMap((path) => itemsAt(data, path, ""));
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
