import { uniqueNames } from "../unique-names.ts";
import type { YamlValue } from "../yaml-text.ts";
import { kaitaiId } from "./kaitai-names.ts";
import type { ContentBits, ContentField } from "./protocol-content.ts";

export type Mapping = { readonly [key: string]: YamlValue };

/** Named values as an enumeration; undefined without names. */
export function enumOfValues(
  values: readonly { readonly value: number; readonly name: string }[],
): Mapping | undefined {
  if (values.length === 0) return undefined;
  const unique = uniqueNames();
  return Object.fromEntries(values.map(({ value, name }) => [String(value), unique(kaitaiId(name))]));
}

/** The number under an id with scaling applied. */
export function scaledValue(
  id: string,
  { factor, offset, unit }: Pick<ContentField, "factor" | "offset" | "unit">,
): Mapping {
  const doc = `With scaling applied${unit === undefined ? "" : `, in ${unit}`}.`;
  return { value: `${id} * ${factor} + ${offset}`, doc };
}

/** The meaning of a field, with its scaling, unit and limits. */
export function docOf({ description, unit, factor, offset, min, max }: ContentField | ContentBits): string {
  const facts = [
    ...(factor === 1 && offset === 0
      ? []
      : [`raw number times ${factor}${offset === 0 ? "" : ` plus ${offset}`}`]),
    ...(unit === undefined ? [] : [unit]),
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
  ];
  const tail = facts.length === 0 ? "" : `(${facts.join(", ")})`;
  return [description ?? "", tail].filter((part) => part !== "").join(" ");
}
