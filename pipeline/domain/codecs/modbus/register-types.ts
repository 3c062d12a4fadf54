import { type IntegerRange, integerRange } from "../integer-range.ts";

export type RegisterTable = "coil" | "discrete" | "input" | "holding";
export type WordOrder = "high-first" | "low-first";
export type RegisterType =
  | "u8"
  | "s8"
  | "u16"
  | "s16"
  | "u32"
  | "s32"
  | "u64"
  | "s64"
  | "f32"
  | "f64"
  | "bits"
  | "enum"
  | "string"
  | "bool";
/** The unit that one address counts. */
export type AddressUnit = "word" | "byte";

/** A raw value with its meaning. */
interface NamedValue {
  readonly value: number;
  readonly name: string;
}

/** A group of bits of a register, and how its value is read. */
export interface RegisterField {
  readonly name: string;
  readonly high: number;
  readonly low: number;
  readonly isSigned: boolean;
  readonly factor: number;
  readonly offset: number;
  readonly values: readonly NamedValue[];
}

/** A register whose place and type are known, with everything filled in that its author left to a default. */
export interface MapRegister {
  readonly name: string;
  /** Undefined where the map is not one of Modbus. */
  readonly table: RegisterTable | undefined;
  /** On the wire: counts from 0, in words, bytes or, for coils and discrete inputs, in bits; in a block, from its start. */
  readonly address: number;
  readonly type: RegisterType;
  /** Bits of one value; those of a string are its bytes. */
  readonly width: number;
  /** Addresses of one value: 16-bit words, bytes by the unit of the map, 1 for coils and discrete inputs. */
  readonly words: number;
  /** Equal values in a row. */
  readonly count: number;
  /** Addresses from one of them to the next. */
  readonly stride: number;
  readonly factor: number;
  readonly offset: number;
  readonly values: readonly NamedValue[];
  readonly bits: readonly { readonly bit: number; readonly name: string }[];
  readonly fields: readonly RegisterField[];
}

/** One value: a number with scaling applied, a name, text, or a switch. Numbers that a double cannot hold are digits. */
export type RegisterScalar = number | string | boolean;
/** Several values in a row, or the names of the bits that are set, are a list. */
export type RegisterValue = RegisterScalar | readonly RegisterScalar[];

const typeWidths: Readonly<Record<Exclude<RegisterType, "string" | "bits" | "enum" | "bool">, number>> = {
  u8: 8,
  s8: 8,
  u16: 16,
  s16: 16,
  u32: 32,
  s32: 32,
  f32: 32,
  u64: 64,
  s64: 64,
  f64: 64,
};

/** Bits of one value of a type. Bits and enumerations may state a width, a string states its length; else they fill a word. */
export function widthOfType(
  type: RegisterType,
  { width, words, unit }: { width: number | undefined; words: number | undefined; unit: AddressUnit },
): number | undefined {
  if (type === "string") return words === undefined ? undefined : words * bitsOfUnit(unit);
  if (type === "bool") return bitsOfUnit(unit);
  return type === "bits" || type === "enum" ? (width ?? 16) : typeWidths[type];
}

/** Bits that one address holds. */
export function bitsOfUnit(unit: AddressUnit): number {
  return unit === "word" ? 16 : 8;
}

/** Whether addresses of a table count bits. */
export function isBitTable(table: RegisterTable | undefined): boolean {
  return table === "coil" || table === "discrete";
}

/** Smallest and largest raw integer; floats and text have none. */
export function registerRange({
  type,
  table,
  width,
}: Pick<MapRegister, "type" | "table" | "width">): IntegerRange | undefined {
  if (type === "f32" || type === "f64" || type === "string") return undefined;
  if (isBitTable(table) || type === "bool") return { min: 0n, max: 1n };
  return integerRange(width, type.startsWith("s"));
}

/** The usual names of the four tables of Modbus. */
export const tableNames = {
  coil: "coils",
  discrete: "discrete inputs",
  input: "input registers",
  holding: "holding registers",
} as const;
