import { groupBy } from "../../core/group-by.ts";
import { type Board, boardsOf } from "../../domain/boards/scope.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import { boardsInWords } from "../boards/boards-in-words.ts";
import type { SiteIndex } from "../resolve/site-index.ts";
import { chosenValue, ratingName } from "./chosen-value.ts";
import type { LocatedValue } from "./located-values.ts";
import { specRow } from "./spec-rows.ts";
import { valueLineup } from "./value-lineup.ts";

/** The value of a parameter on some boards of a product. */
interface BoardValue {
  readonly boards: readonly Board[];
  /** The boards in words; empty text for all of them. */
  readonly words: string;
  /** Undefined where nothing is published for these boards. */
  readonly located: LocatedValue | undefined;
}

/** The values of a parameter by boards: those with the same value together, in the order of the product. */
export function boardValues(
  source: SourceOf<"product">,
  param: string,
  index: SiteIndex,
  isMeant: (board: Board) => boolean = () => true,
): BoardValue[] {
  const lineup = valueLineup(source);
  const isRating = ({ section }: LocatedValue): boolean =>
    ratingName(section, index.parameters.get(param)) !== undefined;
  const all = boardsOf(lineup)
    .filter(isMeant)
    .map((board) => ({ board, located: chosenValue(source, param, index, board) }));
  // A rating that a board only survives is not its value if other boards have one.
  const hasValue = all.some(({ located }) => located !== undefined && !isRating(located));
  const chosen = all.map(({ board, located }) => ({
    board,
    located: hasValue && located !== undefined && isRating(located) ? undefined : located,
  }));
  const byDisplay = groupBy(chosen, ({ located }) =>
    located === undefined ? "" : `${located.section} ${specRow(source, located, index).display}`,
  );
  return [...byDisplay.values()].map((alike) => {
    const boards = alike.map(({ board }) => board);
    return { boards, words: boardsInWords(boards, lineup), located: alike[0]?.located };
  });
}

/** A value that is published. */
export type StatedValue = BoardValue & { readonly located: LocatedValue };

/** Whether something is published for these boards. */
export function isStated(value: BoardValue): value is StatedValue {
  return value.located !== undefined;
}
