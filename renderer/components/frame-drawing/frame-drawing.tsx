import type { ReactNode } from "react";
import type { FrameDrawing as Drawing } from "../../../schema/generated/types.ts";
import { TableFrame } from "../table-frame/table-frame.tsx";
import { fitText } from "./fit-text.ts";

type Cell = Drawing["rows"][number]["cells"][number];

/** Units of the drawing; a page scales it to its width. */
const WIDTH = 704;
const ROW = 44;
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
  return (
    <figure className="drawing frame-drawing">
      <TableFrame label={caption} className="frame-scroll">
        <svg viewBox={`0 0 ${WIDTH} ${top + rows.length * ROW + 1}`} role="img" aria-label={summary}>
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
          {rows.map(({ label, length, cells }, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and never change places.
            <g key={r} transform={`translate(0 ${top + r * ROW})`}>
              {label !== undefined && (
                <text className="frame-head" x={left - 5} y={ROW / 2 + 4} textAnchor="end">
                  {label}
                </text>
              )}
              <rect
                className="frame-unused"
                x={left}
                y={0}
                width={(length ?? columns) * column}
                height={ROW}
              />
              {cells.map((cell) => (
                <CellView key={`${cell.at}-${cell.text}`} cell={cell} left={left} column={column} />
              ))}
            </g>
          ))}
        </svg>
      </TableFrame>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function CellView(props: { readonly cell: Cell; readonly left: number; readonly column: number }): ReactNode {
  const { cell, left, column } = props;
  const width = cell.span * column;
  const x = left + cell.at * column;
  const lines = fitText(cell.text, width - 6, FONT, cell.note === undefined ? 2 : 1);
  const notes = cell.note === undefined ? [] : fitText(cell.note, width - 6, FONT - 1, 1);
  const shade = cell.role === undefined ? cell.field % SHADES : roleShades[cell.role];
  const first = ROW / 2 + 4 - ((lines.length + notes.length - 1) * 15) / 2;
  return (
    <g>
      <title>{cell.note === undefined ? cell.text : `${cell.text}: ${cell.note}`}</title>
      <rect className={`frame-cell frame-shade-${shade}`} x={x} y={0} width={width} height={ROW} />
      {[...lines, ...notes].map((line, n) => (
        <text
          key={line}
          className={n < lines.length ? "frame-name" : "frame-note"}
          x={x + width / 2}
          y={first + n * 15}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
    </g>
  );
}
