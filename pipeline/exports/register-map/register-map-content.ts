import type { RegisterMapSource, Status } from "../../../schema/generated/types.ts";
import type { SiteIndex } from "../../resolve/site-index.ts";
import type { Source } from "../../resolve/source.ts";
import { type Edition, isInEdition } from "../edition.ts";
import type { Published } from "../exported-type.ts";
import { plainProse } from "../plain-prose.ts";

type Authored = RegisterMapSource["blocks"][number]["registers"][number];

/** A register as files hold it: unit and text resolved. */
export interface Register extends Omit<Authored, "source" | "status" | "description" | "unit"> {
  readonly status: Status;
  readonly description: string;
  /** Id of the unit: ASCII. */
  readonly unit?: string;
}

export interface RegisterBlock {
  readonly id: string;
  readonly title: string;
  readonly table?: RegisterMapSource["blocks"][number]["table"];
  readonly registers: readonly Register[];
}

/** What the files of a register map are made of. */
export interface RegisterMapContent
  extends Pick<RegisterMapSource, "transport" | "wordOrder" | "addressing"> {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly blocks: readonly RegisterBlock[];
}

/** What an edition publishes of a register map. A register without a status has that of its map. */
export function publishRegisterMap(
  source: Source,
  edition: Edition,
  index: SiteIndex,
): Published<RegisterMapContent> {
  const data = source.data as unknown as RegisterMapSource;
  const { id, title, transport, wordOrder, addressing } = data;
  const note = plainProse(source, "/note", index);
  const blocks = data.blocks.map((block, b): RegisterBlock => {
    const registers = block.registers.flatMap((register, r): Register[] => {
      const { source: _, ...rest } = register;
      const status = register.status ?? data.status;
      if (status === undefined || !isInEdition(status, edition)) return [];
      const description = plainProse(source, `/blocks/${b}/registers/${r}/description`, index) ?? "";
      return [{ ...rest, status, description }];
    });
    return {
      id: block.id,
      title: block.title,
      ...(block.table === undefined ? {} : { table: block.table }),
      registers,
    };
  });
  return {
    statuses: blocks.flatMap(({ registers }) => registers.map(({ status }) => status)),
    content: {
      id,
      title,
      transport,
      ...(wordOrder === undefined ? {} : { wordOrder }),
      ...(addressing === undefined ? {} : { addressing }),
      ...(note === undefined ? {} : { note }),
      blocks: blocks.filter(({ registers }) => registers.length > 0),
    },
  };
}
