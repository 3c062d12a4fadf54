import type { AuthoredBits, AuthoredField } from "../../../exports/serial-protocol/protocol-parts.ts";
import type { LocatedMessage } from "./protocol-rule.ts";

/** A field at any depth, with its JSON Pointer and the list that contains it. */
export interface LocatedField {
  readonly field: AuthoredField;
  readonly at: string;
  readonly siblings: readonly AuthoredField[];
  readonly place: number;
}

/** The fields of a message, and behind each those that it is made of. */
export function locatedFields({ authored, at }: LocatedMessage): LocatedField[] {
  return fieldsIn(authored.fields ?? [], `${at}/fields`);
}

function fieldsIn(siblings: readonly AuthoredField[], list: string): LocatedField[] {
  return siblings.flatMap((field, place): LocatedField[] => {
    const at = `${list}/${place}`;
    return [{ field, at, siblings, place }, ...fieldsIn(field.fields ?? [], `${at}/fields`)];
  });
}

/** The groups of bits of a field, each with its JSON Pointer. */
export function locatedBits({
  field,
  at,
}: LocatedField): { readonly group: AuthoredBits; readonly at: string }[] {
  return (field.bits ?? []).map((group, n) => ({ group, at: `${at}/bits/${n}` }));
}
