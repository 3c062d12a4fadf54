import { valueText } from "../example-value.ts";

/** A value of an example as an author writes it, or as a frame says it. */
type ExampleTree =
  | string
  | number
  | readonly ExampleTree[]
  | ReadonlyMap<string, ExampleTree>
  | { readonly [name: string]: ExampleTree };

/** A value as a diagnostic writes it: `{ x = 1, y = 2 }` for a structure. */
export function serialText(value: ExampleTree): string {
  if (typeof value !== "object") return valueText(value);
  if (isList(value)) return value.length === 0 ? "(none)" : value.map(serialText).join(", ");
  return `{ ${entriesOf(value)
    .map(([name, one]) => `${name} = ${serialText(one)}`)
    .join(", ")} }`;
}

/** Values by their whole names, such as `points 2.x`; a list of plain values stays one. */
export function namedValues(values: { readonly [name: string]: ExampleTree }): (readonly [string, string])[] {
  return entriesOf(values).flatMap(([name, value]) => namedParts(name, value));
}

function namedParts(name: string, value: ExampleTree): (readonly [string, string])[] {
  if (typeof value !== "object") return [[name, valueText(value)]];
  if (!isList(value)) return entriesOf(value).flatMap(([part, one]) => namedParts(`${name}.${part}`, one));
  if (value.every((one) => typeof one !== "object")) return [[name, serialText(value)]];
  return value.flatMap((one, n) => namedParts(`${name} ${n + 1}`, one));
}

function isList(value: ExampleTree): value is readonly ExampleTree[] {
  return Array.isArray(value);
}

function entriesOf(
  value: ReadonlyMap<string, ExampleTree> | { readonly [name: string]: ExampleTree },
): [string, ExampleTree][] {
  return value instanceof Map ? [...value] : Object.entries(value);
}
