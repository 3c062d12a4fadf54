export type RegisterTable = "coil" | "discrete" | "input" | "holding";
export type WordOrder = "high-first" | "low-first";
export type RegisterType =
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

/** A register whose place and type are known, with everything filled in that its author left to a default. */
export interface MapRegister {
  readonly name: string;
  readonly table: RegisterTable;
  /** On the wire: counts from 0, in words or, for coils and discrete inputs, in bits. */
  readonly address: number;
  readonly type: RegisterType;
  /** 16-bit words of one value; 1 for coils and discrete inputs. */
  readonly words: number;
  /** Equal values in a row. */
  readonly count: number;
  readonly factor: number;
  readonly offset: number;
  readonly values: readonly { readonly value: number; readonly name: string }[];
  readonly bits: readonly { readonly bit: number; readonly name: string }[];
}

/** One value: a number with scaling applied, a name, text, or a switch. Numbers that a double cannot hold are digits. */
export type RegisterScalar = number | string | boolean;
/** Several values in a row, or the names of the bits that are set, are a list. */
export type RegisterValue = RegisterScalar | readonly RegisterScalar[];

const typeWords: Readonly<Record<Exclude<RegisterType, "string">, number>> = {
  u16: 1,
  s16: 1,
  bits: 1,
  enum: 1,
  bool: 1,
  u32: 2,
  s32: 2,
  f32: 2,
  u64: 4,
  s64: 4,
  f64: 4,
};

/** 16-bit words of one value of a type; a string says its own. */
export function wordsOfType(type: RegisterType, words: number | undefined): number | undefined {
  return type === "string" ? words : typeWords[type];
}

/** Whether addresses of a table count bits. */
export function isBitTable(table: RegisterTable): boolean {
  return table === "coil" || table === "discrete";
}

/** Smallest and largest raw integer; floats and text have none. */
export function registerRange({
  type,
  table,
}: Pick<MapRegister, "type" | "table">): { readonly min: bigint; readonly max: bigint } | undefined {
  if (type === "f32" || type === "f64" || type === "string") return undefined;
  if (isBitTable(table) || type === "bool") return { min: 0n, max: 1n };
  const bits = BigInt(16 * typeWords[type]);
  const isSigned = type === "s16" || type === "s32" || type === "s64";
  return isSigned
    ? { min: -(1n << (bits - 1n)), max: (1n << (bits - 1n)) - 1n }
    : { min: 0n, max: (1n << bits) - 1n };
}
