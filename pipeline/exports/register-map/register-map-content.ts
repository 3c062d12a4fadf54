import type { RegisterMapSource } from "../../../schema/generated/types.ts";
import type { RegisterTable, RegisterType, WordOrder } from "../../domain/codecs/modbus/register-types.ts";
import type { Source, SourceOf } from "../../sources/parse/source.ts";
import { type Edition, isInEdition, type ShownStatus } from "../edition.ts";
import type { Published } from "../exported-type.ts";
import { plainProse } from "../plain-prose.ts";
import { mapRegisterOf } from "./map-registers.ts";
import {
  type Addressing,
  printedReference,
  type ReferenceStyle,
  referenceStyle,
} from "./printed-reference.ts";

type AuthoredBlock = RegisterMapSource["blocks"][number];
type Authored = AuthoredBlock["registers"][number];

/**
 * A register as files hold it: unit and text resolved. Count, factor and offset have their defaults where the address is
 * known; without one they are there if the map states them, for nobody has said how long and how scaled the register is.
 */
export interface Register {
  readonly name: string;
  /** On the wire, from 0. */
  readonly address?: number;
  /** As the product's documents print it, where that differs. */
  readonly reference?: string;
  readonly type?: RegisterType;
  /** 16-bit words of one value; 1 for coils and discrete inputs. */
  readonly words?: number;
  readonly count?: number;
  readonly access?: "r" | "w" | "rw" | "w1c";
  /** Id of the unit: ASCII. */
  readonly unit?: string;
  readonly factor?: number;
  readonly offset?: number;
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
  readonly values: readonly { readonly value: number; readonly name: string }[];
  readonly bits: readonly { readonly bit: number; readonly name: string; readonly description?: string }[];
  readonly persistent?: boolean;
  readonly status: ShownStatus;
  readonly description: string;
}

export interface RegisterBlock {
  readonly id: string;
  readonly title: string;
  readonly table?: RegisterTable;
  readonly registers: readonly Register[];
}

/** What the files of a register map are made of. */
export interface RegisterMapContent
  extends Pick<RegisterMapSource, "transport" | "unitId" | "serial" | "functionCodes" | "limits"> {
  readonly id: string;
  readonly title: string;
  readonly wordOrder?: WordOrder;
  readonly addressing?: Addressing;
  readonly note?: string;
  readonly blocks: readonly RegisterBlock[];
}

/** What an edition publishes of a register map. A register without a status has that of its map. */
export function publishRegisterMap(
  source: SourceOf<"register-map">,
  edition: Edition,
): Published<RegisterMapContent> {
  const data = source.data;
  const style = styleOf(data);
  const blocks = data.blocks.map((block, b): RegisterBlock => {
    const { id, title, table } = block;
    const registers = block.registers.flatMap((register, r): Register[] => {
      const status = register.status ?? data.status;
      if (!isInEdition(status, edition)) return [];
      const pointer = `/blocks/${b}/registers/${r}`;
      const texts = (at: string): string | undefined => plainProse(source, `${pointer}${at}`);
      return [{ ...plainRegister(register, block, style, texts), status: status as ShownStatus }];
    });
    return { id, title, ...(table === undefined ? {} : { table }), registers };
  });
  return {
    statuses: blocks.flatMap(({ registers }) => registers.map(({ status }) => status)),
    content: {
      ...headOf(data, source),
      blocks: blocks.filter(({ registers }) => registers.length > 0),
    },
  };
}

/** How a map prints its references. */
export function styleOf({ addressing, blocks }: RegisterMapSource): ReferenceStyle | undefined {
  return referenceStyle(
    addressing,
    blocks.flatMap(({ registers }) => registers.map(({ address }) => address)),
  );
}

function headOf(data: RegisterMapSource, source: Source) {
  const { id, title, transport, unitId, serial, wordOrder, addressing, functionCodes, limits } = data;
  const note = plainProse(source, "/note");
  return {
    id,
    title,
    transport,
    ...(unitId === undefined ? {} : { unitId }),
    ...(serial === undefined ? {} : { serial }),
    ...(wordOrder === undefined ? {} : { wordOrder }),
    ...(addressing === undefined ? {} : { addressing }),
    ...(functionCodes === undefined ? {} : { functionCodes }),
    ...(limits === undefined ? {} : { limits }),
    ...(note === undefined ? {} : { note }),
  };
}

/** What a register is whose place is known and of which nothing else is written. */
const unscaled = { count: 1, factor: 1, offset: 0 } as const;

/** Values of the device are kept as they are; what only Fairlead knows, such as the source, is left out. */
function plainRegister(
  register: Authored,
  block: AuthoredBlock,
  style: ReferenceStyle | undefined,
  textAt: (pointer: string) => string | undefined,
): Omit<Register, "status"> {
  const { source: _, status: __, description: ___, values, bits, ...rest } = register;
  const known = mapRegisterOf(register, block);
  const reference =
    style === undefined || register.address === undefined
      ? undefined
      : printedReference(register.address, block.table, style);
  return {
    ...(register.address === undefined ? {} : unscaled),
    ...rest,
    ...(typeof known === "object" ? { type: known.type, words: known.words } : {}),
    ...(reference === undefined ? {} : { reference }),
    values: values ?? [],
    bits: (bits ?? []).map(({ bit, name }, n) => {
      const text = textAt(`/bits/${n}/description`);
      return { bit, name, ...(text === undefined ? {} : { description: text }) };
    }),
    description: textAt("/description") ?? "",
  };
}
