import { type ReactNode, useContext } from "react";
import { OnPaper } from "../paper/paper.ts";
import { TableFrame } from "../table-frame/table-frame.tsx";
import { SHEETS, type Sheet } from "./sheets.ts";

/** An `svg` element and its width in units. */
export interface Drawn {
  readonly svg: ReactNode;
  readonly width: number;
}

/**
 * The one frame of all drawings of records: laid out for a desk and, where that is another drawing, again for a phone.
 * One that fits neither keeps its size and scrolls. Drawings use the classes of `drawing.css` and the palette of the
 * page, have words of one size, and no ids: a page may hold one twice.
 */
export function Drawing(props: {
  /** The accessible name of a drawing that scrolls. */
  readonly label: string;
  readonly caption: ReactNode;
  readonly className?: string;
  readonly draw: (sheet: Sheet) => Drawn;
}): ReactNode {
  const { label, caption, className = "", draw } = props;
  const wide = draw(SHEETS.wide);
  const isOne = useContext(OnPaper) || wide.width <= SHEETS.narrow.width;
  return (
    <figure className={`drawing ${className}`.trim()}>
      {isOne ? (
        <Fitted label={label} sheet={SHEETS.wide} drawn={wide} />
      ) : (
        <>
          <div className="drawing-wide">
            <Fitted label={label} sheet={SHEETS.wide} drawn={wide} />
          </div>
          <div className="drawing-narrow">
            <Fitted label={label} sheet={SHEETS.narrow} drawn={draw(SHEETS.narrow)} />
          </div>
        </>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Fitted(props: { readonly label: string; readonly sheet: Sheet; readonly drawn: Drawn }): ReactNode {
  const { label, sheet, drawn } = props;
  // A tenth more is shown smaller, and its words can still be read.
  if (drawn.width <= sheet.width * 1.1) return drawn.svg;
  return (
    <TableFrame label={label} className="drawing-scroll">
      {drawn.svg}
    </TableFrame>
  );
}
