import type { ReactNode } from "react";
import type { FrameDrawing as Drawing } from "../../../schema/generated/types.ts";
import { TableFrame } from "../table-frame/table-frame.tsx";
import { fitText } from "./fit-text.ts";

type Cell = Drawing["rows"][number]["cells"][number];

/** Units of the drawing; a page scales it to its width. */
const WIDTH = 704;
/** Height of a row whose cells have two lines; more lines make it higher. */
const ROW = 44;
const LINE = 15;
/** Most lines of a name and of a note: a narrow cell breaks them between words. */
const MOST = { name: 4, note: 3 } as const;
const HEAD = 22;
const FONT = 12;
/** Advance of a character of row labels: the mono font has 600 of 1000 units, at 11. */
const LABEL_ADVANCE = 6.6;
/** Fields in a row differ by shade; what tells them apart is their text. */
const SHADES = 4;
/** Shades of cells whose role is known, the same in all drawings. */
const roleShades = { constant: 0, computed: 1, value: 2, token: 3 } as const satisfies Record<
  NonNullable<Cell["role"]>,
  number
>;

/** Fields in their bits or bytes, as engineers draw them. The table beside it says the same. */
export function FrameDrawing({ drawing }: { readonly drawing: Drawing }): ReactNode {
  const { caption, summary, heads, rows, columns } = drawing;
  const longest = Math.max(...rows.map(({ label = "" }) => label.length));
  const left = longest === 0 ? 1 : Math.ceil(longest * LABEL_ADVANCE) + 6;
  const column = (WIDTH - left - 1) / columns;
  const top = heads === undefined ? 1 : HEAD;
  const placed = placeRows(rows, column);
  return (
    <figure className="drawing frame-drawing">
      <TableFrame label={caption} className="frame-scroll">
        <svg viewBox={`0 0 ${WIDTH} ${top + placed.height + 1}`} role="img" aria-label={summary}>
          {heads?.map((head, n) => (
            <text
              key={head}
              className="frame-head"
              x={left + (n + 0.5) * column}
              y={HEAD - 7}
              textAnchor="middle"
            >
              {head}
            </text>
          ))}
          {placed.rows.map(({ row: { label, length, cells }, y, height }, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and never change places.
            <g key={r} transform={`translate(0 ${top + y})`}>
              {label !== undefined && (
                <text className="frame-head" x={left - 5} y={height / 2 + 4} textAnchor="end">
                  {label}
                </text>
              )}
              <rect
                className="frame-unused"
                x={left}
                y={0}
                width={(length ?? columns) * column}
                height={height}
              />
              {cells.map((cell) => (
                <CellView
                  key={`${cell.at}-${cell.text}`}
                  cell={cell}
                  left={left}
                  column={column}
                  height={height}
                />
              ))}
            </g>
          ))}
        </svg>
      </TableFrame>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

type Row = Drawing["rows"][number];

interface PlacedRow {
  readonly row: Row;
  readonly y: number;
  readonly height: number;
}

/** Rows one below the other, each as high as the cell of most lines. */
function placeRows(rows: readonly Row[], column: number): { rows: PlacedRow[]; height: number } {
  let height = 0;
  const placed = rows.map((row): PlacedRow => {
    const lines = row.cells.map((cell) => {
      const { names, notes } = cellLines(cell, column);
      return names.length + notes.length;
    });
    const own = { row, y: height, height: ROW + Math.max(0, ...lines.map((count) => count - 2)) * LINE };
    height += own.height;
    return own;
  });
  return { rows: placed, height };
}

function cellLines({ text, note, span }: Cell, column: number): { names: string[]; notes: string[] } {
  const width = span * column - 6;
  return {
    names: fitText(text, width, FONT, MOST.name),
    notes: note === undefined ? [] : fitText(note, width, FONT - 1, MOST.note),
  };
}

function CellView(props: {
  readonly cell: Cell;
  readonly left: number;
  readonly column: number;
  readonly height: number;
}): ReactNode {
  const { cell, left, column, height } = props;
  const width = cell.span * column;
  const x = left + cell.at * column;
  const { names, notes } = cellLines(cell, column);
  const shade = cell.role === undefined ? cell.field % SHADES : roleShades[cell.role];
  const first = height / 2 + 4 - ((names.length + notes.length - 1) * LINE) / 2;
  return (
    <g>
      <title>{cell.note === undefined ? cell.text : `${cell.text}: ${cell.note}`}</title>
      <rect className={`frame-cell frame-shade-${shade}`} x={x} y={0} width={width} height={height} />
      {[...names, ...notes].map((line, n) => {
        const y = first + n * LINE;
        return (
          <text
            key={y}
            className={n < names.length ? "frame-name" : "frame-note"}
            x={x + width / 2}
            y={y}
            textAnchor="middle"
          >
            {line}
          </text>
        );
      })}
    </g>
  );
}
