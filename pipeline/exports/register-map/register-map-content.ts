import type {
  RegisterMapAccess,
  RegisterMapField,
  RegisterMapNamedValue,
  RegisterMapReadEffect,
  RegisterMapSource,
  RegisterMapWriteEffect,
} from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import { bitRange } from "../../domain/codecs/integer-range.ts";
import type { RegisterTable, RegisterType, WordOrder } from "../../domain/codecs/modbus/register-types.ts";
import type { Source, SourceOf } from "../../sources/parse/source.ts";
import { type Edition, isInEdition, type ShownStatus } from "../edition.ts";
import type { Published } from "../exported-type.ts";
import { plainProse } from "../plain-prose.ts";
import { type BlockPlace, blockPlaces, isPlacedBlock } from "./block-places.ts";
import { addressUnitOf, mapRegisterOf } from "./map-registers.ts";
import {
  type Addressing,
  printedReference,
  type ReferenceStyle,
  referenceStyle,
} from "./printed-reference.ts";

type AuthoredBlock = RegisterMapSource["blocks"][number];
type Authored = AuthoredBlock["registers"][number];

/**
 * A register as files hold it: unit and text resolved. Count, factor and offset have their defaults if the
 * address is known; without one they are there if the map states them, for the length and scale of the
 * register are unknown.
 */
export interface Register {
  readonly name: string;
  /** On the wire, from 0; of the first repetition of a block. */
  readonly address?: number;
  /** From the start of its block, where that says where it begins. */
  readonly addressInBlock?: number;
  /** As the product's documents print it, where that differs. */
  readonly reference?: string;
  readonly type?: RegisterType;
  /** 16-bit words of one value; 1 for coils and discrete inputs. */
  readonly words?: number;
  /** Bytes of one value, where addresses count bytes. */
  readonly bytes?: number;
  readonly count?: number;
  readonly countFrom?: string;
  readonly stride?: number;
  readonly access?: RegisterMapAccess;
  readonly once?: boolean;
  readonly readEffect?: RegisterMapReadEffect;
  readonly writeEffect?: RegisterMapWriteEffect;
  /** Id of the unit: ASCII. */
  readonly unit?: string;
  readonly unitText?: string;
  readonly factor?: number;
  readonly offset?: number;
  /** Register with the power of ten that replaces factor and offset. */
  readonly scaleFrom?: string;
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
  readonly reset?: string;
  readonly resetMask?: string;
  readonly notAvailable?: string;
  readonly values: readonly NamedValue[];
  readonly bits: readonly { readonly bit: number; readonly name: string; readonly description?: string }[];
  /** Absent without fields. */
  readonly fields?: readonly Field[];
  readonly persistent?: boolean;
  readonly static?: boolean;
  readonly view?: string;
  readonly mandatory?: boolean;
  readonly asStated?: boolean;
  readonly status: ShownStatus;
  readonly description: string;
}

/** A raw value with its meaning. */
export interface NamedValue {
  readonly value: number;
  readonly name: string;
  readonly description?: string;
}

/** A group of bits. */
export interface Field extends Omit<RegisterMapField, "bits" | "values" | "description"> {
  readonly high: number;
  readonly low: number;
  readonly values: readonly NamedValue[];
  readonly description?: string;
}

export interface RegisterBlock extends Pick<AuthoredBlock, "in" | "start" | "after" | "repeat"> {
  readonly id: string;
  readonly title: string;
  readonly table?: RegisterTable;
  readonly description?: string;
  readonly registers: readonly Register[];
}

/** The content of the files of a register map. */
export interface RegisterMapContent
  extends Pick<RegisterMapSource, "transport" | "unitId" | "serial" | "functionCodes" | "limits"> {
  readonly addressUnit?: "byte";
  readonly relative?: true;
  readonly base?: number;
  readonly id: string;
  readonly title: string;
  readonly wordOrder?: WordOrder;
  readonly addressing?: Addressing;
  readonly note?: string;
  readonly blocks: readonly RegisterBlock[];
}

/** The part of a register map that an edition publishes. A register without a status has that of its map. */
export function publishRegisterMap(
  source: SourceOf<"register-map">,
  edition: Edition,
): Published<RegisterMapContent> {
  const data = source.data;
  const style = styleOf(data);
  const places = blockPlaces(data);
  const blocks = data.blocks.map((block, b): RegisterBlock => {
    const place = places.get(block.id);
    const registers = block.registers.flatMap((register, r): Register[] => {
      const status = register.status ?? data.status;
      if (!isInEdition(status, edition)) return [];
      const pointer = `/blocks/${b}/registers/${r}`;
      const texts = (at: string): string | undefined => plainProse(source, `${pointer}${at}`);
      const plain = plainRegister(register, { block, place, style, map: data }, texts);
      return [{ ...plain, status: status as ShownStatus }];
    });
    return { ...plainBlock(block), ...described(plainProse(source, `/blocks/${b}/description`)), registers };
  });
  return {
    statuses: blocks.flatMap(({ registers }) => registers.map(({ status }) => status)),
    content: {
      ...headOf(data, source),
      blocks: blocks.filter(({ registers }) => registers.length > 0),
    },
  };
}

function plainBlock({ registers: _, description: __, ...block }: AuthoredBlock) {
  return block;
}

function described(text: string | undefined): { description?: string } {
  return text === undefined ? {} : { description: text };
}

/** How a map prints its references. */
export function styleOf(
  data: Pick<RegisterMapSource, "addressing" | "blocks" | "transport" | "addressUnit" | "base" | "relative">,
): ReferenceStyle | undefined {
  // A map that a client has to search for has no printed address.
  if (data.relative === true) return undefined;
  const places = blockPlaces(data);
  return referenceStyle(
    data.addressing,
    data.blocks.flatMap((block) =>
      block.registers.map((register) => placedAddress(register, places.get(block.id))),
    ),
  );
}

/** Address on the wire of the first repetition; undefined where it is not known. */
export function placedAddress(
  { address }: Pick<Authored, "address">,
  place: BlockPlace | undefined,
): number | undefined {
  return address === undefined || place?.start === undefined ? undefined : place.start + address;
}

function headOf(data: RegisterMapSource, source: Source) {
  const { id, title, transport, unitId, serial, wordOrder, addressing, functionCodes, limits } = data;
  const note = plainProse(source, "/note");
  return {
    id,
    title,
    transport,
    ...(addressUnitOf(data) === "byte" ? { addressUnit: "byte" as const } : {}),
    ...(data.relative === true ? { relative: data.relative } : {}),
    ...defined({ base: data.base, unitId, serial, wordOrder, addressing, functionCodes, limits, note }),
  };
}

/** The defaults of a register whose place is known and without further statements. */
const unscaled = { count: 1, factor: 1, offset: 0 } as const;

interface Surroundings {
  readonly block: AuthoredBlock;
  readonly place: BlockPlace | undefined;
  readonly style: ReferenceStyle | undefined;
  readonly map: RegisterMapSource;
}

type TextAt = (pointer: string) => string | undefined;

/** Values of the device are kept as they are; what only Fairlead knows, such as the source, is left out. */
function plainRegister(
  register: Authored,
  { block, place, style, map }: Surroundings,
  textAt: TextAt,
): Omit<Register, "status"> {
  const { source: _, status: __, description: ___, address: inBlock, width: ____, ...rest } = register;
  const { values = [], bits = [], fields = [], words, ...plain } = rest;
  const known = mapRegisterOf(register, block, map);
  const address = placedAddress(register, place);
  const reference =
    style === undefined || address === undefined ? undefined : printedReference(address, block.table, style);
  return {
    ...(inBlock === undefined ? {} : register.scaleFrom === undefined ? unscaled : { count: unscaled.count }),
    ...(address === undefined ? {} : { address }),
    ...(inBlock !== undefined && isPlacedBlock(block) ? { addressInBlock: inBlock } : {}),
    ...plain,
    ...(words === undefined ? {} : lengthOf(words, map)),
    ...(typeof known === "object" ? { type: known.type, ...lengthOf(known.words, map) } : {}),
    ...(reference === undefined ? {} : { reference }),
    values: namedValues(values, "/values", textAt),
    bits: bits.map(({ bit, name }, n) => ({ bit, name, ...described(textAt(`/bits/${n}/description`)) })),
    ...(fields.length === 0 ? {} : { fields: fields.map((field, n) => plainField(field, n, textAt)) }),
    description: textAt("/description") ?? "",
  };
}

function lengthOf(length: number, map: RegisterMapSource): { words: number } | { bytes: number } {
  return addressUnitOf(map) === "word" ? { words: length } : { bytes: length };
}

function plainField({ bits, values = [], ...field }: RegisterMapField, n: number, textAt: TextAt): Field {
  const { description: _, ...plain } = field;
  return {
    ...plain,
    ...bitRange(bits),
    values: namedValues(values, `/fields/${n}/values`, textAt),
    ...described(textAt(`/fields/${n}/description`)),
  };
}

function namedValues(
  values: readonly RegisterMapNamedValue[],
  at: string,
  textAt: TextAt,
): readonly NamedValue[] {
  return values.map(({ value, name }, n) => ({
    value,
    name,
    ...described(textAt(`${at}/${n}/description`)),
  }));
}
