import type { RegisterMapSource } from "../../../../schema/generated/types.ts";
import { groupBy } from "../../../core/group-by.ts";
import { boardsOf, holdsFor, isScoped } from "../../../domain/boards/scope.ts";
import { boardsInWords } from "../../../model/boards/boards-in-words.ts";
import { recordLineup } from "../../../model/boards/record-lineup.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { ValidSource } from "../../../sources/parse/source.ts";
import type { RegisterLayout } from "../../drawings/register-drawings.ts";
import { scopeText } from "../scope-note.ts";

type Authored = RegisterMapSource["blocks"][number]["registers"][number];

/** The bits of a register, once for each kind of board that has other ones. */
export function layoutsOf(register: Authored, record: ValidSource, index: SiteIndex): RegisterLayout[] {
  const { bits = [], fields = [] } = register;
  if (![...bits, ...fields].some(isScoped)) return [{ register, words: scopeText(register, record, index) }];
  const lineup = recordLineup(record, index);
  const having = boardsOf(lineup).filter((board) => holdsFor(register, board, lineup));
  const layouts = groupBy(having, (board) =>
    JSON.stringify([...bits, ...fields].map((part) => holdsFor(part, board, lineup))),
  );
  return [...layouts.values()].flatMap((boards): RegisterLayout[] => {
    const [board] = boards;
    if (board === undefined) return [];
    const ofBoard = { ...register };
    if (register.bits) ofBoard.bits = bits.filter((bit) => holdsFor(bit, board, lineup));
    if (register.fields) ofBoard.fields = fields.filter((field) => holdsFor(field, board, lineup));
    return [{ register: ofBoard, words: boardsInWords(boards, lineup) }];
  });
}
