import type { RegisterMapSource } from "../../../schema/generated/types.ts";
import { bitRange } from "../../domain/codecs/integer-range.ts";
import {
  type AddressUnit,
  bitsOfUnit,
  isBitTable,
  type MapRegister,
  type RegisterField,
  widthOfType,
} from "../../domain/codecs/modbus/register-types.ts";

type Block = RegisterMapSource["blocks"][number];
type Authored = Block["registers"][number];
type AuthoredField = NonNullable<Authored["fields"]>[number];

/** Keys that a register needs beside its address to be readable. */
export type MissingKey = "table" | "type" | "words";

/** The parts of a map that determine how its registers are read. */
type MapKind = Pick<RegisterMapSource, "transport" | "addressUnit">;

/** A register as codecs see it, or what is missing for that. Undefined where its address is not known. */
export function mapRegisterOf(
  authored: Authored,
  { table }: Pick<Block, "table">,
  map: MapKind,
): MapRegister | MissingKey | undefined {
  const { name, address, type, words, width, count, stride, factor, offset, values, bits, fields } = authored;
  if (address === undefined) return undefined;
  if (table === undefined && isModbus(map)) return "table";
  const known = type ?? (isBitTable(table) ? "bool" : undefined);
  if (known === undefined) return "type";
  const unit = addressUnitOf(map);
  const bitWidth = isBitTable(table) ? 1 : widthOfType(known, { width, words, unit });
  if (bitWidth === undefined) return "words";
  const length = isBitTable(table) ? 1 : Math.ceil(bitWidth / bitsOfUnit(unit));
  return {
    name,
    table,
    address,
    type: known,
    width: bitWidth,
    words: length,
    count: count ?? 1,
    stride: stride ?? length,
    factor: factor ?? 1,
    offset: offset ?? 0,
    values: values ?? [],
    bits: (bits ?? []).map((bit) => ({ bit: bit.bit, name: bit.name })),
    fields: (fields ?? []).map(fieldOf),
  };
}

function fieldOf({ name, bits, signed, factor, offset, values }: AuthoredField): RegisterField {
  return {
    name,
    ...bitRange(bits),
    isSigned: signed === true,
    factor: factor ?? 1,
    offset: offset ?? 0,
    values: values ?? [],
  };
}

/** Whether registers are read by requests of Modbus. */
export function isModbus({ transport }: MapKind): boolean {
  return transport === "rtu" || transport === "tcp";
}

/** The unit that an address of a map counts. */
export function addressUnitOf({ transport, addressUnit }: MapKind): AddressUnit {
  return addressUnit ?? (transport === "memory" ? "byte" : "word");
}

/** Addresses that a register takes: words, bytes, or bits of a bit table. */
export function spanOf({ words, count, stride }: Pick<MapRegister, "words" | "count" | "stride">): number {
  return (count - 1) * stride + words;
}
