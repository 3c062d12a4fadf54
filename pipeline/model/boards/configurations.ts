import { groupBy } from "../../core/group-by.ts";
import { type Board, boardsOf, holdsFor, type Lineup } from "../../domain/boards/scope.ts";
import type { ValidSource } from "../../sources/parse/source.ts";
import { oncePerIndex } from "../resolve/once-per-index.ts";
import type { SiteIndex } from "../resolve/site-index.ts";
import { boardsInWords } from "./boards-in-words.ts";
import { recordLineup } from "./record-lineup.ts";
import { restrictSource } from "./restrict-source.ts";
import { type ScopedItem, scopedItems } from "./scoped-items.ts";

/** A record as all boards of a group have it. */
export interface Configuration<S extends ValidSource = ValidSource> {
  /** The boards; those of revisions and variants that the record names nowhere are left out of the pairs. */
  readonly boards: readonly Board[];
  /** The boards in words, such as `hardware from B`; empty text where they are all. */
  readonly words: string;
  /**
   * The part of a file's name that distinguishes its files from those of the other groups, such as
   * `.hardware-A`; empty text for the hardware of now.
   */
  readonly ending: string;
  /** The hardware revisions and variants by which the record differs. */
  readonly lineup: Lineup;
  /** The record with the items that hold for these boards, limited no more. */
  readonly source: S;
}

/** The record for each group of boards for which it says the same: the newest hardware first; one group where it says the same for all. */
export function configurationsOf<S extends ValidSource>(source: S, index: SiteIndex): Configuration<S>[] {
  return configurations(source, index) as Configuration<S>[];
}

/** Those of a hardware revision and variant; what is not named may be any. */
export function configurationsFor<S extends ValidSource>(
  source: S,
  index: SiteIndex,
  { hardware, variant }: Board,
): Configuration<S>[] {
  const isMeant = (wanted: string | undefined, had: string | undefined): boolean =>
    wanted === undefined || had === undefined || wanted === had;
  return configurationsOf(source, index).filter(({ boards }) =>
    boards.some((board) => isMeant(hardware, board.hardware) && isMeant(variant, board.variant)),
  );
}

/** The record for one board: of the hardware revision and variant named, else of the last and the first. */
export function recordFor<S extends ValidSource>(source: S, index: SiteIndex, board: Board): S {
  return configurationsFor(source, index, board)[0]?.source ?? source;
}

/**
 * The results of a record for its boards: boards with the same result are together, the newest hardware
 * first.
 */
export function madeByBoards<S extends ValidSource, Made>(
  source: S,
  index: SiteIndex,
  make: (source: S) => Made | undefined,
): { readonly words: string; readonly result: Made }[] {
  const all = configurationsOf(source, index).map((one) => ({ ...one, result: make(one.source) }));
  const groups = groupBy(all, ({ result }) => JSON.stringify(result));
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    if (first?.result === undefined) return [];
    const boards = inOrder(
      alike.flatMap((one) => one.boards),
      first.lineup,
    );
    return [{ words: groups.size === 1 ? "" : boardsInWords(boards, first.lineup), result: first.result }];
  });
}

const configurations = oncePerIndex((source: ValidSource, index): readonly Configuration[] => {
  const items = scopedItems(source);
  if (items.length === 0) return [whole(source)];
  const lineup = usedLineup(items, recordLineup(source, index));
  const newestFirst = boardsOf({ ...lineup, hardware: lineup.hardware.toReversed() });
  const groups = groupBy(newestFirst, (board) =>
    items.map(({ scope }) => (holdsFor(scope, board, lineup) ? "1" : "0")).join(""),
  );
  return [...groups.entries()].map(([heldPointers, boards]) => {
    const pointersOf = (sign: string) =>
      new Set(items.flatMap(({ pointer }, i) => (heldPointers[i] === sign ? [pointer] : [])));
    return {
      boards,
      words: boardsInWords(inOrder(boards, lineup), lineup),
      ending: groups.size === 1 ? "" : endingOf(boards[0], lineup),
      lineup,
      source: restrictSource(source, { dropped: pointersOf("0"), unlimited: pointersOf("1") }),
    };
  });
});

/** A record that says the same for every board. */
function whole(source: ValidSource): Configuration {
  return { boards: [{}], words: "", ending: "", lineup: { hardware: [], variants: [] }, source };
}

/** Without variants where nothing differs by them, and without hardware where nothing differs by that. */
function usedLineup(items: readonly ScopedItem[], { hardware, variants }: Lineup): Lineup {
  const isUsed = (...keys: (keyof ScopedItem["scope"])[]): boolean =>
    items.some(({ scope }) => keys.some((key) => scope[key] !== undefined));
  return {
    hardware: isUsed("since", "until") ? hardware : [],
    variants: isUsed("variant") ? variants : [],
  };
}

function inOrder(boards: readonly Board[], lineup: Lineup): Board[] {
  const known = new Set(boards.map(keyOf));
  return boardsOf(lineup).filter((board) => known.has(keyOf(board)));
}

function keyOf({ hardware, variant }: Board): string {
  return `${hardware} ${variant}`;
}

/** The first board of a group is that of the newest hardware, which needs no ending. */
function endingOf(board: Board = {}, { hardware }: Lineup): string {
  const variant = board.variant === undefined ? "" : `.variant-${board.variant}`;
  const isNewest = board.hardware === undefined || board.hardware === hardware.at(-1);
  return `${variant}${isNewest ? "" : `.hardware-${board.hardware}`}`;
}
