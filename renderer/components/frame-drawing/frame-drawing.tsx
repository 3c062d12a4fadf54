import { Fragment, type ReactNode, useContext } from "react";
import type { FrameDrawing as Frame } from "../../../schema/generated/types.ts";
import { Drawing } from "../drawing/drawing.tsx";
import { LINE } from "../drawing/sheets.ts";
import { OnPaper } from "../paper/paper.ts";
import { type PlacedCell, placeFrame } from "./place-frame.ts";

type Cell = PlacedCell["cell"];

/** Fields in a row differ by shade; what tells them apart is their text. */
const SHADES = 4;
/** Shades of cells whose role is known, the same in all drawings. */
const roleShades = { constant: 0, computed: 1, value: 2, token: 3 } as const satisfies Record<
  NonNullable<Cell["role"]>,
  number
>;

/** Fields in their bits or bytes, as engineers draw them. The table beside it says the same. */
export function FrameDrawing({ drawing }: { readonly drawing: Frame }): ReactNode {
  const { caption, summary } = drawing;
  const isOnPaper = useContext(OnPaper);
  return (
    <Drawing
      label={caption}
      caption={caption}
      className="frame-drawing"
      draw={(sheet) => {
        const placed = placeFrame(drawing, sheet, isOnPaper);
        return { width: placed.width, svg: <FrameView placed={placed} summary={summary} /> };
      }}
    />
  );
}

function FrameView(props: {
  readonly placed: ReturnType<typeof placeFrame>;
  readonly summary: string;
}): ReactNode {
  const { placed, summary } = props;
  const { width, height, heads, rows, keys } = placed;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={summary}>
      {heads.map(({ text, x }) => (
        <text key={x} className="soft" x={x} y={15}>
          {text}
        </text>
      ))}
      {rows.map(({ label, box, isFull, cells }) => (
        <Fragment key={box.y}>
          <Lines lines={label} box={{ ...box, width: 0, x: box.x - 6 }} className="frame-label" />
          {!isFull && <rect className="frame-unused" {...box} />}
          {cells.map((cell) => (
            <CellView key={cell.cell.at} placed={cell} />
          ))}
        </Fragment>
      ))}
      {keys.map(({ text, y }) => (
        <text key={y} className="soft frame-key" x={1} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

function CellView({ placed }: { readonly placed: PlacedCell }): ReactNode {
  const { cell, box, names, notes } = placed;
  const shade = cell.role === undefined ? cell.field % SHADES : roleShades[cell.role];
  return (
    <>
      <rect className={`shade-${shade}`} {...box} />
      <Lines lines={[...names, ...notes]} box={box} notes={notes.length} />
    </>
  );
}

/** Lines around the middle of a box, the last ones as notes. */
function Lines(props: {
  readonly lines: readonly string[];
  readonly box: PlacedCell["box"];
  readonly notes?: number;
  readonly className?: string;
}): ReactNode {
  const { lines, box, notes = 0, className } = props;
  const first = box.y + box.height / 2 + 4 - ((lines.length - 1) * LINE) / 2;
  return lines.map((line, n) => {
    const y = first + n * LINE;
    return (
      <text key={y} className={n < lines.length - notes ? className : "soft"} x={box.x + box.width / 2} y={y}>
        {line}
      </text>
    );
  });
}
