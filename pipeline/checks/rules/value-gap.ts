import type { Diagnostic } from "../../core/diagnostics.ts";
import { groupBy } from "../../core/group-by.ts";
import { type Board, boardsOf, holdsFor, isScoped } from "../../domain/boards/scope.ts";
import { boardsInWords } from "../../model/boards/boards-in-words.ts";
import { productLineup } from "../../model/boards/record-lineup.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import { diagnosticAt, type SourceOf } from "../../sources/parse/source.ts";
import { valuesOf } from "./products.ts";
import type { Rule } from "./rule.ts";

/**
 * A parameter that is stated board by board is stated for every variant, and for every hardware revision between those
 * that have it. A row that is not published says that its author knows of the gap, and a single row that it holds for no
 * others.
 */
export const valueGap: Rule = (index) =>
  recordsOf(index, "product").flatMap((source) => gapsOf(source, index));

function gapsOf(source: SourceOf<"product">, index: SiteIndex): Diagnostic[] {
  const lineup = productLineup(source.data);
  const boards = boardsOf(lineup);
  const rows = valuesOf(source, index).filter(({ value }) => value.status !== "withdrawn");
  const groups = groupBy(rows, ({ group, value }) => [group, value.param, value.cond].join("\u0000"));
  return [...groups.values()].flatMap((alike) => {
    const visible = alike.filter(({ value }) => isShown(value, false));
    const [, second] = visible;
    const last = visible.at(-1);
    if (second === undefined || last === undefined || !visible.every(({ value }) => isScoped(value)))
      return [];
    const isStated = (board: Board): boolean => alike.some(({ value }) => holdsFor(value, board, lineup));
    const left = boards.filter((board, b) => {
      const isSame = ({ variant }: Board): boolean => variant === board.variant;
      // The revisions of a variant follow each other in time. A value that begins after the first revision,
      // or ends before the last, has these limits on purpose; only a revision between two with a value is a
      // gap.
      const isBetween =
        boards.slice(0, b).some((one) => isSame(one) && isStated(one)) &&
        boards.slice(b).some((one) => isSame(one) && isStated(one));
      return !isStated(board) && (isBetween || !boards.some((one) => isSame(one) && isStated(one)));
    });
    if (left.length === 0) return [];
    return [
      diagnosticAt(source, `${last.pointer}/param`, {
        code: "value-gap",
        severity: "warning",
        message: `This group states ${last.value.param} for some boards, and nothing for ${boardsInWords(left, lineup)}.`,
        hint: "Add a row for it; one with the status unverified says that its value is not known.",
      }),
    ];
  });
}
