import { uniqueNames } from "../unique-names.ts";
import type { YamlValue } from "../yaml-text.ts";
import { isKaitaiValue, kaitaiId } from "./kaitai-names.ts";
import type { ContentField, ContentMessage } from "./protocol-content.ts";

export type Mapping = { readonly [key: string]: YamlValue };

/** A message as a type of Kaitai Struct: what comes before its fields, the fields, and what follows from them. */
export function messageType(
  { name, description, fields, status }: ContentMessage,
  before: readonly Mapping[],
  attributeOf: (field: ContentField) => Mapping,
): Mapping {
  const unique = uniqueNames(isKaitaiValue);
  for (const { id } of before) unique(String(id));
  const ids = fields.map((field) => unique(kaitaiId(field.name)));
  const instances = fields.flatMap((field, n) => instanceOf(field, ids[n] ?? "", unique));
  const enums = fields.flatMap((field, n): [string, Mapping][] => {
    const own = enumOf(field);
    return own === undefined ? [] : [[ids[n] ?? "", own]];
  });
  return {
    doc: `${name}${status === "confirmed" ? "" : ` (${status})`}${description === undefined ? "" : `: ${description}`}`,
    seq: [
      ...before,
      ...fields.map((field, n): Mapping => {
        const doc = docOf(field);
        return {
          id: ids[n] ?? "",
          ...attributeOf(field),
          ...(enumOf(field) === undefined ? {} : { enum: ids[n] ?? "" }),
          ...(field.repeat === undefined ? {} : { repeat: "expr", "repeat-expr": field.repeat }),
          ...(doc === "" ? {} : { doc }),
        };
      }),
    ],
    ...(instances.length === 0 ? {} : { instances: Object.fromEntries(instances) }),
    ...(enums.length === 0 ? {} : { enums: Object.fromEntries(enums) }),
  };
}

/** The number that characters or a raw integer stand for. */
function instanceOf(field: ContentField, id: string, unique: (name: string) => string): [string, Mapping][] {
  const { type, factor, offset, repeat, places, optional, values } = field;
  if (repeat !== undefined || type === "text" || values.length > 0) return [];
  if (type === "decimal") {
    return places !== undefined || optional || factor !== 1 || offset !== 0
      ? []
      : [[unique(`${id}_number`), { value: `${id}.to_i` }]];
  }
  if (factor === 1 && offset === 0) return [];
  return [[unique(`${id}_scaled`), { value: `${id} * ${factor} + ${offset}`, doc: "With scaling applied." }]];
}

/** Named values of an integer; characters have none in Kaitai Struct. */
function enumOf({ type, values }: ContentField): Mapping | undefined {
  if (type === "decimal" || type === "text" || values.length === 0) return undefined;
  const unique = uniqueNames();
  return Object.fromEntries(values.map(({ value, name }) => [String(value), unique(kaitaiId(name))]));
}

function docOf({ description, unit, min, max }: ContentField): string {
  const facts = [
    ...(unit === undefined ? [] : [unit]),
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
  ];
  const tail = facts.length === 0 ? "" : `(${facts.join(", ")})`;
  return [description ?? "", tail].filter((part) => part !== "").join(" ");
}
