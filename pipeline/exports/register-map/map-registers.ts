import type { RegisterMapSource } from "../../../schema/generated/types.ts";
import { isBitTable, type MapRegister, wordsOfType } from "../../domain/codecs/modbus/register-types.ts";

type Block = RegisterMapSource["blocks"][number];
type Authored = Block["registers"][number];

/** Keys that a register needs beside its address to be readable. */
export type MissingKey = "table" | "type" | "words";

/** A register as codecs see it, or what is missing for that. Undefined where its address is not known. */
export function mapRegisterOf(
  { name, address, type, words, count, factor, offset, values, bits }: Authored,
  { table }: Pick<Block, "table">,
): MapRegister | MissingKey | undefined {
  if (address === undefined) return undefined;
  if (table === undefined) return "table";
  const known = type ?? (isBitTable(table) ? "bool" : undefined);
  if (known === undefined) return "type";
  const length = isBitTable(table) ? 1 : wordsOfType(known, words);
  if (length === undefined) return "words";
  return {
    name,
    table,
    address,
    type: known,
    words: length,
    count: count ?? 1,
    factor: factor ?? 1,
    offset: offset ?? 0,
    values: values ?? [],
    bits: (bits ?? []).map((bit) => ({ bit: bit.bit, name: bit.name })),
  };
}

/** Addresses that a register takes: words, or bits of a bit table. */
export function spanOf({ words, count }: Pick<MapRegister, "words" | "count">): number {
  return words * count;
}
