import type { RegisterMapSource } from "../../../../schema/generated/types.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import { isStatusShown } from "../shown-status.ts";

type RegisterGroup = RegisterMapSource["blocks"][number];

/** A block with at least one published register. */
export interface VisibleBlock {
  readonly block: RegisterGroup;
  /** Its place in the list of blocks. */
  readonly b: number;
  /** Its published registers, with their places in the block. */
  readonly registers: readonly {
    readonly register: RegisterGroup["registers"][number];
    readonly r: number;
  }[];
}

/** The blocks with published registers, in the order written. */
export function visibleBlocks({ data }: SourceOf<"register-map">, index: SiteIndex): VisibleBlock[] {
  return data.blocks.flatMap((block, b) => {
    const registers = block.registers.flatMap((register, r) =>
      isStatusShown(register.status ?? data.status, index) ? [{ register, r }] : [],
    );
    return registers.length === 0 ? [] : [{ block, b, registers }];
  });
}
