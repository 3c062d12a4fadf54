import type { LinkCard, ProductPage } from "../../../schema/generated/types.ts";
import { groupBy } from "../../core/group-by.ts";
import { type Board, boardsOf, holdsFor, type Lineup } from "../../domain/boards/scope.ts";
import { boardsInWords } from "../../model/boards/boards-in-words.ts";
import type { InterfaceType } from "../../model/resolve/interface-types.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import { type LocatedValue, locatedValues } from "../../model/values/located-values.ts";
import { rowAnchors, specRow } from "../../model/values/spec-rows.ts";
import { valueLineup } from "../../model/values/value-lineup.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { type DifferingItem, interfaceItems } from "./interface-items.ts";

type Differences = NonNullable<ProductPage["differences"]>;
type Row = Differences["rows"][number];
type Cell = Row["cells"][number];

/** More columns than this are no table that anybody reads: then each row says for what its cells hold. */
const MOST_COLUMNS = 6;

/** Something of a product with what it is on each of its boards. */
interface BoardRow extends Omit<Row, "cells"> {
  /** In the order of the boards. */
  readonly cells: readonly Cell[];
}

/** The inputs of the table of differences. */
interface Request {
  readonly source: SourceOf<"product">;
  readonly context: CompileContext;
  /** Connectors and protocols that the page draws. */
  readonly records: readonly SourceOf<InterfaceType>[];
  readonly notices: NonNullable<ProductPage["notices"]>;
  /** Every id of the page. */
  readonly anchors: ReadonlySet<string>;
}

/** The differences by hardware revision or variant; undefined without any. */
export function productDifferences(request: Request): Differences | undefined {
  const lineup = valueLineup(request.source);
  const boards = boardsOf(lineup);
  const rows = [...valueRows(request, boards, lineup), ...itemRows(request, boards, lineup)].filter(
    ({ cells }) => new Set(cells.map((cell) => JSON.stringify(cell))).size > 1,
  );
  if (rows.length === 0) return undefined;
  const concerned = request.notices.map((notice) => ({
    notice,
    boards: boards.map((board) => concerns(notice, board, lineup)),
  }));
  // A notice that concerns all boards is shown below the tables.
  const notices = concerned.filter((one) => one.boards.includes(true) && one.boards.includes(false));
  const columns = [
    ...groupBy(boards.keys(), (b) =>
      JSON.stringify([rows.map(({ cells }) => cells[b]), notices.map((one) => one.boards[b])]),
    ).values(),
  ];
  if (columns.length > MOST_COLUMNS)
    return { columns: [], rows: rows.map((row) => listed(row, boards, lineup)) };
  return {
    columns: columns.map((places) => {
      const alike = places.flatMap((b) => boards[b] ?? []);
      const [first = 0] = places;
      return {
        title: capital(boardsInWords(alike, lineup)),
        boards: alike,
        notices: notices.flatMap(({ notice, boards: marks }) =>
          marks[first] === true
            ? [{ title: notice.title, href: `#${notice.anchor}` } satisfies LinkCard]
            : [],
        ),
      };
    }),
    rows: rows.map((row) => ({ ...row, cells: columns.map(([first = 0]) => row.cells[first] ?? []) })),
  };
}

/** A row with each of its cells once, and the boards that it holds for. */
function listed(row: BoardRow, boards: readonly Board[], lineup: Lineup): Row {
  const groups = [...groupBy(boards.keys(), (b) => JSON.stringify(row.cells[b])).values()];
  return {
    ...row,
    boards: groups.map((places) =>
      capital(
        boardsInWords(
          places.flatMap((b) => boards[b] ?? []),
          lineup,
        ),
      ),
    ),
    cells: groups.map(([first = 0]) => row.cells[first] ?? []),
  };
}

function valueRows({ source, context }: Request, boards: readonly Board[], lineup: Lineup): BoardRow[] {
  const { index } = context;
  const anchors = rowAnchors(source, index);
  const visible = locatedValues(source).filter(({ value }) => isShown(value, index.review));
  const alike = groupBy(visible, ({ value, section, group }) =>
    [section, group, value.param, value.cond].join("\u0000"),
  );
  return [...alike.values()].flatMap((values): BoardRow[] => {
    const [first] = values;
    if (first === undefined) return [];
    const { name, cond, anchor } = specRow(source, first, index);
    return [
      {
        title: name,
        ...(cond === undefined ? {} : { cond }),
        href: `#${anchors.get(first) ?? anchor}`,
        cells: boards.map((board) =>
          values
            .filter(({ value }) => holdsFor(value, board, lineup))
            .map((located) => valueCell(located, source, context)),
        ),
      },
    ];
  });
}

function valueCell(
  located: LocatedValue,
  source: SourceOf<"product">,
  { index }: CompileContext,
): Cell[number] {
  const { display, converted, status } = specRow(source, located, index);
  return {
    display,
    ...(converted === undefined ? {} : { converted }),
    ...(status === "preliminary" ? { status } : {}),
  };
}

/** Pins, messages, signals and registers of one name, side by side. */
function itemRows(
  { records, context, anchors }: Request,
  boards: readonly Board[],
  lineup: Lineup,
): BoardRow[] {
  return records.flatMap((record) => {
    const items = groupBy(interfaceItems(record, context.index), ({ title }) => title);
    return [...items.values()].flatMap((alike): BoardRow[] => {
      const [first] = alike;
      if (first === undefined) return [];
      return [
        {
          title: first.title,
          group: String(record.data.title),
          href: `#${[first.anchor, first.recordAnchor].find((id) => anchors.has(id)) ?? ""}`,
          cells: boards.map((board) => cellOf(alike, board, lineup)),
        },
      ];
    });
  });
}

function cellOf(alike: readonly DifferingItem[], board: Board, lineup: Lineup): Cell {
  return alike
    .filter(({ scopes }) => scopes.every((scope) => holdsFor(scope, board, lineup)))
    .map(({ display }) => ({ display }));
}

/** A fault concerns the hardware that is named, and none from that on in which it is fixed. */
function concerns(
  { hardware, variant, fixedIn }: Request["notices"][number],
  board: Board,
  lineup: Lineup,
): boolean {
  const isFixed =
    fixedIn !== undefined && lineup.hardware.includes(fixedIn) && holdsFor({ since: fixedIn }, board, lineup);
  return (
    !(isFixed && hardware === undefined) &&
    (hardware === undefined || board.hardware === undefined || hardware.includes(board.hardware)) &&
    (variant === undefined || board.variant === undefined || variant.includes(board.variant))
  );
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
