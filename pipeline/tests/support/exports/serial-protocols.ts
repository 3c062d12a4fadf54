import { createRequire } from "node:module";
import fc from "fast-check";
import { parse } from "yaml";
import type { SerialProtocolSource } from "../../../../schema/generated/types.ts";
import { integerRange } from "../../../domain/codecs/integer-range.ts";
import { isSigned, widthOfBits } from "../../../domain/codecs/serial/bit-groups.ts";
import type { SerialField, SerialScalar, SerialValue } from "../../../domain/codecs/serial/serial-types.ts";
import { kaitai } from "../../../exports/serial-protocol/kaitai.ts";
import {
  type ContentMessage,
  type ProtocolContent,
  publishSerialProtocol,
} from "../../../exports/serial-protocol/protocol-content.ts";
import { testHead, testSource } from "./test-head.ts";

/** The head of files in tests. */
export const sampleHead = testHead("serial-protocol");

/** The published content of a protocol that is in no file. */
export function publishedContent(data: SerialProtocolSource): ProtocolContent {
  const source = testSource("serial-protocol", data);
  return publishSerialProtocol(source, "preliminary").content;
}

/** A value that a parser of Kaitai Struct found, by name as JavaScript writes it. */
export type Parsed = Readonly<Record<string, unknown>>;
type Parser = (bytes: Uint8Array) => Parsed;

interface Compiler {
  compile(
    language: string,
    file: unknown,
    importer: undefined,
    debug: boolean,
  ): Promise<Record<string, string>>;
}

const require = createRequire(import.meta.url);

/** The parser that kaitai-struct-compiler makes of the file of one direction. */
export async function compiledParser(
  content: ProtocolContent,
  direction: ContentMessage["direction"],
): Promise<Parser> {
  const text = kaitai(direction).write(content, sampleHead);
  const compiler = require("kaitai-struct-compiler") as Compiler;
  const files = await compiler.compile("javascript", parse(text), undefined, false);
  const [[name, code] = ["", ""]] = Object.entries(files);
  const exports: Record<string, unknown> = {};
  new Function("exports", "require", code)(exports, require);
  const Type = exports[name.replace(/\.js$/, "")] as new (stream: unknown) => Parsed;
  const KaitaiStream = require("kaitai-struct/KaitaiStream") as new (bytes: ArrayBuffer) => unknown;
  return (bytes) => new Type(new KaitaiStream(Uint8Array.from(bytes).buffer));
}

/** `set_servo_a` as JavaScript writes it. */
export function camelCase(id: string): string {
  return id.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

type Message = SerialProtocolSource["messages"][number];
type Field = NonNullable<Message["fields"]>[number];

const textField = fc.oneof(
  fc.record({ type: fc.constant("decimal" as const), digits: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ type: fc.constant("decimal" as const), places: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constant("decimal" as const), repeat: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ type: fc.constant("text" as const), size: fc.integer({ min: 1, max: 4 }) }),
  fc.constant({ type: "text" as const }),
);
const numbers = ["u8", "u16", "u32", "s8", "s16", "s32", "f32", "f64"] as const;
const plainField = fc.oneof(
  fc.record({ type: fc.constantFrom(...numbers) }),
  fc.record({ type: fc.constantFrom(...numbers), repeat: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ type: fc.constant("text" as const), size: fc.integer({ min: 1, max: 6 }) }),
);

/** Groups of bits of a number, with gaps between some. */
const bitsField = fc
  .record({
    type: fc.constantFrom("u8" as const, "u16" as const, "u32" as const),
    cuts: fc.uniqueArray(fc.integer({ min: 0, max: 31 }), { minLength: 2, maxLength: 8 }),
    signs: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    repeat: fc.constantFrom(undefined, 2),
  })
  .map(({ type, cuts, signs, repeat }): Partial<Field> => {
    const sorted = cuts.filter((bit) => bit < Number(type.slice(1))).sort((a, b) => a - b);
    const groups = sorted.flatMap((low, n) => {
      const high = (sorted[n + 1] ?? low + 1) - 1;
      const bits = high === low ? low : `${high}..${low}`;
      return n % 3 === 2 ? [] : [{ name: `b${n}`, bits, signed: signs[n] === true }];
    });
    const [first = { name: "b", bits: 0 }, ...rest] = groups;
    return { type, bits: [first, ...rest], ...(repeat === undefined ? {} : { repeat }) };
  });

const memberField: fc.Arbitrary<Partial<Field>> = fc.oneof(plainField, bitsField);

/** A structure, with structures in some. */
const structureField = (member: fc.Arbitrary<Partial<Field>>): fc.Arbitrary<Partial<Field>> =>
  fc
    .record({
      list: fc.array(member, { minLength: 1, maxLength: 3 }),
      repeat: fc.constantFrom(undefined, 1, 3),
    })
    .map(({ list, repeat }) => ({
      type: "structure" as const,
      fields: list.map((one, n) => ({ name: `part-${n}`, ...one })) as unknown as NonNullable<
        Field["fields"]
      >,
      ...(repeat === undefined ? {} : { repeat }),
    }));

const binaryField = fc.oneof(
  plainField,
  bitsField,
  structureField(memberField),
  structureField(fc.oneof(memberField, structureField(memberField))),
);

/** Puts a counter before some fields of a binary frame. */
function counted(list: readonly Field[]): Field[] {
  return list.flatMap((field, n): Field[] =>
    field.repeat !== undefined && n % 2 === 0
      ? [
          { name: `count-${n}`, type: "u8" },
          { ...field, count: `count-${n}` },
        ]
      : [field],
  );
}

function messagesOf(
  field: fc.Arbitrary<Partial<Field>>,
  token: (n: number) => string,
): fc.Arbitrary<Message[]> {
  const fields = fc
    .array(field, { maxLength: 5 })
    .map((list) => list.map((one, n) => ({ name: `field-${n}`, ...one }) as Field));
  return fc.array(fields, { minLength: 1, maxLength: 5 }).map((list) =>
    list.map((own, n) => ({
      id: `m${n}`,
      token: token(n),
      name: `Message ${n}`,
      direction: "to-device",
      fields: own,
    })),
  );
}

/** Checksums of all sizes, with and without parameters. */
const algorithms = [
  ...["crc-8", "crc-16-modbus", "crc-16-xmodem", "crc-32", "xor-8", "sum-8"].map((algorithm) => ({
    algorithm,
  })),
  ...["CRC-15/CAN", "CRC-24/OPENPGP", "CRC-40/GSM", "CRC-64/XZ"].map((algorithm) => ({ algorithm })),
  ...[
    { algorithm: "sum", width: 32, negate: true },
    { algorithm: "fletcher", width: 16, modulus: 256 },
  ],
  { algorithm: "crc", width: 16, poly: "0x1234", init: 7, refout: true },
];

const textProtocol = fc
  .record({
    start: fc.constantFrom<(number | string)[]>(36, "02", "7B 7B"),
    end: fc.constantFrom<(number | string)[]>(3, "0D 0A"),
    separators: fc.constantFrom("after" as const, "between" as const),
    algorithm: fc.option(fc.constantFrom(...algorithms), { nil: undefined }),
    // Some tokens begin as others do.
    messages: messagesOf(textField, (n) => ["S", "SA", "SAB", "R", "RX"][n] ?? "Q"),
  })
  .map(({ start, end, separators, algorithm, messages }) => ({
    framing: {
      kind: "text" as const,
      start,
      end,
      separator: ";",
      separators,
      ...(algorithm === undefined ? {} : { checksum: { ...algorithm, mark: "*" } }),
    },
    messages,
  }));

const binaryProtocol = fc
  .record({
    endian: fc.constantFrom("little" as const, "big" as const),
    stuffing: fc.constantFrom(undefined, "slip" as const, "slip-both" as const, "cobs" as const),
    sync: fc.boolean(),
    bytes: fc.option(fc.constantFrom(1 as const, 2 as const), { nil: undefined }),
    algorithm: fc.option(fc.constantFrom(...algorithms), { nil: undefined }),
    messages: messagesOf(binaryField, (n) => ["01", "02", "7F", "80", "FF"][n] ?? "00").map((list) =>
      list.map((message) => ({ ...message, fields: counted(message.fields ?? []) })),
    ),
  })
  .map(({ endian, bytes, stuffing, sync, algorithm, messages }) => ({
    framing: {
      kind: "binary" as const,
      ...(stuffing === undefined ? {} : { stuffing }),
      ...(sync || stuffing === undefined ? { sync: "AA 55" } : {}),
      endian,
      ...(bytes === undefined ? {} : { length: { bytes } }),
      ...(algorithm === undefined ? {} : { checksum: algorithm }),
    },
    messages,
  }));

/** Protocols without mistakes, of characters and of bytes. */
export const protocols: fc.Arbitrary<SerialProtocolSource> = fc
  .oneof(textProtocol, binaryProtocol)
  .map(({ framing, messages }) => ({
    type: "serial-protocol",
    id: "test",
    title: "Test",
    status: "confirmed",
    physical: {},
    framing: framing as SerialProtocolSource["framing"],
    messages: messages as unknown as SerialProtocolSource["messages"],
  }));

/** A value that a field can say. */
function scalarOf({ type, digits, places, size }: SerialField): fc.Arbitrary<SerialScalar> {
  switch (type) {
    case "decimal":
      return places === undefined
        ? fc.nat(digits === undefined ? 100_000 : 10 ** digits - 1)
        : fc.nat(100_000).map((units) => units / 10 ** places);
    case "text":
      // No letter of a token: after `SA`, a value that begins with `B` would make the token `SAB`.
      return fc
        .array(fc.constantFrom("a", "Z", "7", "_"), { minLength: size ?? 0, maxLength: size ?? 6 })
        .map((letters) => letters.join(""));
    case "f32":
      return fc.float({ noNaN: true });
    case "f64":
      return fc.double({ noNaN: true });
    case "structure":
      throw new Error("A structure has no value of its own.");
    default: {
      const bits = Number(type.slice(1));
      return type.startsWith("u")
        ? fc.integer({ min: 0, max: 2 ** bits - 1 })
        : fc.integer({ min: -(2 ** (bits - 1)), max: 2 ** (bits - 1) - 1 });
    }
  }
}

/** Values for every field of a message. */
export function valuesOf({ fields }: ContentMessage): fc.Arbitrary<ReadonlyMap<string, SerialValue>> {
  return valuesOfFields(fields);
}

function valuesOfFields(fields: readonly SerialField[]): fc.Arbitrary<ReadonlyMap<string, SerialValue>> {
  const values = fields.map((field): fc.Arbitrary<SerialValue> => {
    const one = elementOf(field);
    if (field.repeat === undefined) return one;
    const minLength = field.count === undefined ? field.repeat : 0;
    return fc.array(one, { minLength, maxLength: field.repeat });
  });
  return fc
    .tuple(...values)
    .map((list) => withCounts(fields, new Map(fields.map(({ name }, n) => [name, list[n] ?? ""]))));
}

function elementOf(field: SerialField): fc.Arbitrary<SerialValue> {
  if (field.type === "structure") return valuesOfFields(field.fields ?? []);
  if (field.bits === undefined) return scalarOf(field);
  const groups = field.bits.map((group) => {
    const { min, max } = integerRange(widthOfBits(group), isSigned(group));
    return fc.integer({ min: Number(min), max: Number(max) });
  });
  return fc
    .tuple(...groups)
    .map((list) => new Map((field.bits ?? []).map(({ name }, n) => [name, list[n] ?? 0])));
}

/** Counters say how many there are. */
function withCounts(
  fields: readonly SerialField[],
  values: Map<string, SerialValue>,
): ReadonlyMap<string, SerialValue> {
  for (const { name, count } of fields) {
    const list = values.get(name);
    if (count !== undefined && Array.isArray(list)) values.set(count, list.length);
  }
  return values;
}
