import type { Table } from "../../../schema/generated/types.ts";

/** A part of a set that one page shows whole: a message with its signals, or a register with its fields. */
export interface SetUnit {
  /** Place of its message or block in the record. */
  readonly at: number;
  /** Place of a register in its block. */
  readonly item?: number;
  readonly title: string;
  /** Units of one group are on pages of their own: those of a block, or the messages of a sender. */
  readonly group: SetGroup;
  /** The id of its heading; that of a block is at its first register. */
  readonly heading?: string;
  /** The ids of its rows. */
  readonly rows: readonly string[];
  /** The size of its HTML, by an estimate that is the same on every machine. */
  readonly bytes: number;
}

interface SetGroup {
  /** Decides the address of its first page. */
  readonly name: string;
  readonly title: string;
}

/** Every id of a unit, in the order of the page. */
export function idsOf({ heading, rows }: SetUnit): string[] {
  return heading === undefined ? [...rows] : [heading, ...rows];
}

/** The messages of a set that one page shows. */
interface UnitPage {
  readonly title: string;
  /** The id of its heading above the overview. */
  readonly id: string;
  readonly href: string;
  has(at: number): boolean;
}

/** Where the parts of a set are, seen from one page. */
export interface UnitPlaces {
  /** The pages of a set, if it is divided. */
  readonly pages: readonly UnitPage[];
  /** The table of the pages of a set, where it has more messages or blocks than one page lists. */
  readonly pagesTable?: (claimAnchor: (id: string) => string | undefined) => Table;
  /** The link to the heading of a message or block. */
  hrefOf(at: number): string | undefined;
  /** The ids of a message or block with all of its rows, which an overview has where another page shows them. */
  idsOf(at: number): readonly string[];
}

/** A page that does not show all of a set. */
export interface SetView {
  readonly elsewhere: UnitPlaces;
  /** Whether the page shows a message, block or register; absent: it shows the overview alone. */
  readonly shows?: (at: number, item?: number) => boolean;
}
