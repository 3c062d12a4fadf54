import fc from "fast-check";
import type { RegisterMapSource } from "../../../../schema/generated/types.ts";
import {
  isBitTable,
  type MapRegister,
  type RegisterType,
  type WordOrder,
  widthOfType,
} from "../../../domain/codecs/modbus/register-types.ts";
import { mapRegisterOf, spanOf } from "../../../exports/register-map/map-registers.ts";
import {
  publishRegisterMap,
  type RegisterMapContent,
} from "../../../exports/register-map/register-map-content.ts";
import { testHead, testSource } from "./test-head.ts";

export const sampleHead = testHead("register-map");

/** The registers of a map that can be read. */
export function mapRegistersOf(map: Pick<RegisterMapSource, "blocks" | "transport">): MapRegister[] {
  return map.blocks.flatMap((block) =>
    block.registers.flatMap((register) => {
      const found = mapRegisterOf(register, block, map);
      return found === undefined || typeof found === "string" ? [] : [found];
    }),
  );
}

/** The published content of a map that is in no file. */
export function publishedContent(data: RegisterMapSource): RegisterMapContent {
  const source = testSource("register-map", data);
  return publishRegisterMap(source, "preliminary").content;
}

type Block = RegisterMapSource["blocks"][number];
type Authored = Block["registers"][number];

const types: readonly RegisterType[] = [
  ...(["u16", "s16", "u32", "s32", "u64", "s64", "f32", "f64", "bits", "enum", "string", "bool"] as const),
];
const scaling = fc.constantFrom({}, { factor: 0.1 }, { factor: 0.01, offset: -273.15 }, { offset: -40 });

/** Registers in a row with gaps, from an address on. */
function registers(table: NonNullable<Block["table"]>, from: number): fc.Arbitrary<Block["registers"]> {
  const register = fc.record({
    gap: fc.integer({ min: 0, max: 3 }),
    type: isBitTable(table) ? fc.constant("bool" as const) : fc.constantFrom(...types),
    words: fc.integer({ min: 1, max: 6 }),
    count: fc.integer({ min: 1, max: 4 }),
    scale: scaling,
    width: fc.constantFrom(16, 32, 48, 64),
    between: fc.integer({ min: 0, max: 2 }),
  });
  return fc.array(register, { minLength: 1, maxLength: 8 }).map((list) => {
    let at = from;
    return list.map(({ gap, type, words, width, between, count, scale }, n): Authored => {
      const bits = widthOfType(type, { width, words, unit: "word" }) ?? 16;
      const size = isBitTable(table) ? 1 : bits / 16;
      const address = at + gap;
      const stride = size + (isBitTable(table) ? 0 : between);
      at = address + stride * count;
      const isWide = type === "bits" || type === "enum";
      return {
        name: `${table.toUpperCase()}_${n}`,
        address,
        type,
        count,
        description: "",
        ...(type === "string" ? { words } : {}),
        ...(isWide && width > 16 ? { width } : {}),
        ...(stride === size ? {} : { stride }),
        ...(type.startsWith("u") || type.startsWith("s3") ? scale : {}),
        ...(type === "bits"
          ? {
              bits: [
                { bit: 0, name: "LOW" },
                { bit: bits - 1, name: "HIGH" },
              ],
              fields: [
                { name: "GAIN", bits: `${bits - 2}..${bits - 7}`, signed: true, factor: 0.5, offset: -3 },
                { name: "MODE", bits: "3..2", values: [{ value: 2, name: "Fast; 3=odd" }] },
                { name: "READY", bits: 1 },
              ],
            }
          : {}),
        ...(type === "enum"
          ? {
              values: [
                { value: 1, name: "One, first" },
                { value: 7, name: "*/ seven" },
              ],
            }
          : {}),
      };
    }) as unknown as Block["registers"];
  });
}

/** Maps without mistakes: all tables, all types, gaps, both word orders. */
export const registerMaps: fc.Arbitrary<RegisterMapSource> = fc
  .record({
    order: fc.constantFrom<WordOrder>("high-first", "low-first"),
    addressing: fc.constantFrom("wire" as const, "one-based" as const, "reference" as const),
    coil: registers("coil", 0),
    discrete: registers("discrete", 9),
    input: registers("input", 3),
    holding: registers("holding", 100),
  })
  .map(({ order, addressing, ...tables }) => ({
    type: "register-map",
    id: "test",
    title: "Test",
    status: "confirmed",
    transport: "tcp",
    wordOrder: order,
    addressing,
    blocks: (["coil", "discrete", "input", "holding"] as const).map((table) => ({
      id: table,
      title: `Table ${table}`,
      table,
      registers: tables[table],
    })) as unknown as RegisterMapSource["blocks"],
  }));

/** Random contents of the words, or bits, of each register. Text is ASCII with zeros at its end alone. */
export function randomWords(map: RegisterMapSource): fc.Arbitrary<ReadonlyMap<MapRegister, number[]>> {
  const known = mapRegistersOf(map);
  return fc
    .tuple(...known.map(wordsFor))
    .map((lists) => new Map(known.map((register, n) => [register, ownWords(register, lists[n] ?? [])])));
}

/** Words between the values of a row belong to no register. */
function ownWords({ stride, words }: MapRegister, contents: readonly number[]): number[] {
  return contents.map((word, n) => (n % stride < words ? word : 0));
}

function wordsFor(register: MapRegister): fc.Arbitrary<number[]> {
  const length = spanOf(register);
  if (register.type === "bool")
    return fc.array(fc.integer({ min: 0, max: 1 }), { minLength: length, maxLength: length });
  if (register.type === "string") {
    return fc.array(fc.constant(0x4142), { minLength: length, maxLength: length });
  }
  // No bit pattern of NaN: its many encodings do not compare as equal.
  const word = fc.integer({ min: 0, max: 0xffff });
  const words = fc.array(word, { minLength: length, maxLength: length });
  return register.type.startsWith("f") ? words.map((list) => list.map((value) => value & 0x3fff)) : words;
}
