import { uniqueNames } from "../unique-names.ts";
import { bitsType } from "./kaitai-bits.ts";
import { docOf, enumOfValues, type Mapping, scaledValue } from "./kaitai-doc.ts";
import { isKaitaiType, isKaitaiValue, kaitaiId } from "./kaitai-names.ts";
import type { ContentField, ContentMessage } from "./protocol-content.ts";

/** How the bytes or characters of one value are read. */
type AttributeOf = (field: ContentField) => Mapping;

/** A message as a type of Kaitai Struct: what comes before its fields, the fields, and what follows from them. */
export function messageType(
  { id, name, description, fields, status }: ContentMessage,
  before: readonly Mapping[],
  attributeOf: AttributeOf,
  bitEndian: "le" | "be" = "le",
): Mapping {
  const doc = `${name}${status === "confirmed" ? "" : ` (${status})`}${description === undefined ? "" : `: ${description}`}`;
  return { doc, ...fieldsType(fields, before, { attributeOf, bitEndian, uniqueType: typeNames(id) }) };
}

interface Reading {
  readonly attributeOf: AttributeOf;
  /** From which end of a number its bits are read. */
  readonly bitEndian: "le" | "be";
  readonly uniqueType: (name: string) => string;
}

/** Names of the types in a message: one that is named as a type around it would be taken for that one. */
function typeNames(message: string): (name: string) => string {
  const unique = uniqueNames(isKaitaiType);
  unique(kaitaiId(message));
  return unique;
}

/** Fields in their order, with the types of those that are made of others. */
function fieldsType(fields: readonly ContentField[], before: readonly Mapping[], reading: Reading): Mapping {
  const unique = uniqueNames(isKaitaiValue);
  for (const { id } of before) unique(String(id));
  const named = fields.map((field) => ({ field, id: unique(kaitaiId(field.name)) }));
  const idOf = new Map(named.map(({ field, id }) => [field.name, id]));
  const inner = named.flatMap(({ field, id }) => {
    const isInner = field.type === "structure" || field.bits !== undefined;
    const name = isInner ? reading.uniqueType(id) : "";
    const type = innerType(field, reading);
    return type === undefined ? [] : [{ id, name, type }];
  });
  const instances = named.flatMap(({ field, id }) => instanceOf(field, id, unique));
  const enums = named.flatMap(({ field, id }): [string, Mapping][] => {
    const own = enumOf(field);
    return own === undefined ? [] : [[id, own]];
  });
  return {
    seq: [
      ...before,
      ...named.map(({ field, id }): Mapping => {
        const doc = docOf(field);
        const type = inner.find((one) => one.id === id)?.name;
        return {
          id,
          ...(type === undefined ? reading.attributeOf(field) : { type }),
          ...(enumOf(field) === undefined || field.type === "decimal" ? {} : { enum: id }),
          ...repetitionOf(field, idOf),
          ...(doc === "" ? {} : { doc }),
        };
      }),
    ],
    ...(instances.length === 0 ? {} : { instances: Object.fromEntries(instances) }),
    ...(enums.length === 0 ? {} : { enums: Object.fromEntries(enums) }),
    ...(inner.length === 0 ? {} : { types: Object.fromEntries(inner.map(({ name, type }) => [name, type])) }),
  };
}

/** The type of a structure, or of a number with groups of bits; undefined for a field that has one value. */
function innerType({ type, fields = [], bits }: ContentField, reading: Reading): Mapping | undefined {
  if (type === "structure") return fieldsType(fields, [], reading);
  return bits && bitsType(bits, Number(type.slice(1)), reading.bitEndian);
}

function repetitionOf({ repeat, count }: ContentField, ids: ReadonlyMap<string, string>): Mapping {
  if (count !== undefined) return { repeat: "expr", "repeat-expr": ids.get(count) ?? "" };
  return repeat === undefined ? {} : { repeat: "expr", "repeat-expr": repeat };
}

/** The number that characters or a raw integer encode. */
function instanceOf(field: ContentField, id: string, unique: (name: string) => string): [string, Mapping][] {
  const { type, factor, offset, repeat, values, bits } = field;
  if (repeat !== undefined || type === "text") return [];
  if (type === "structure" || bits !== undefined) return [];
  if (type === "decimal") return numberOfText(field, id, unique);
  if (values.length > 0 || (factor === 1 && offset === 0)) return [];
  return [[unique(`${id}_scaled`), scaledValue(id, field)]];
}

/** The number of digits, with its name where it has one, and the same with scaling applied. */
function numberOfText(
  field: ContentField,
  id: string,
  unique: (name: string) => string,
): [string, Mapping][] {
  const { places = 0, optional, factor, offset, values } = field;
  const condition = optional ? { if: `${id}.length > 0` } : {};
  const number = unique(`${id}_number`);
  // Kaitai Struct reads whole numbers out of text: those with decimals are read without their point.
  const value =
    places === 0
      ? `${id}.to_i`
      : `(${id}.substring(0, ${id}.length - ${places + 1}) + ${id}.substring(${id}.length - ${places}, ${id}.length)).to_i / 1${"0".repeat(places)}.0`;
  const own: [string, Mapping] = [
    number,
    { value, ...condition, ...(values.length > 0 && places === 0 ? { enum: id } : {}) },
  ];
  if (values.length > 0 || (factor === 1 && offset === 0)) return [own];
  return [own, [unique(`${id}_scaled`), { ...scaledValue(number, field), ...condition }]];
}

/** Named values of an integer, in bytes or in digits. */
function enumOf({ type, values }: ContentField): Mapping | undefined {
  return type === "text" ? undefined : enumOfValues(values);
}
