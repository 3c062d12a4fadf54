import { focusTarget } from "../../client/focus.ts";
import { addOwnStyle } from "../../client/own-style.ts";
import { copyButton } from "../copy-buttons/copy-button.ts";
import { cellText } from "./cell-text.ts";
import { type Cell, csvOf } from "./csv-of.ts";
import css from "./table-copy.css?inline";

/** Adds a button to every table of data: those with a head, but not those of an island, nor lists of files. */
export function tableCopy(main: HTMLElement): void {
  addOwnStyle(css);
  for (const table of main.querySelectorAll<HTMLTableElement>(".table-scroll > table:not(.export-table)")) {
    const frame = table.parentElement as HTMLElement;
    const isKnown = frame.parentElement?.matches(".table-copied") === true;
    if (table.tHead === null || isKnown || table.closest("[data-island]") !== null) continue;
    const wrapper = wrap(frame);
    // The line of the caption has room for it; where no caption is seen, the gap above the table has.
    wrapper.classList.toggle("table-bare", table.caption === null || frame.matches(".spec-headed"));
    wrapper.prepend(tableButton(table));
  }
}

/** A button that copies a table as it is when the button is pressed. */
export function tableButton(table: HTMLTableElement): HTMLElement {
  addOwnStyle(css);
  return copyButton({
    className: "table-copy",
    text: "Copy CSV",
    name: `Copy CSV: ${nameOf(table)}`,
    content: () => csvOf([...table.rows].map(cellsOf)),
    source: table,
    kind: "table",
  });
}

/** Its caption, else the heading above it. */
function nameOf(table: HTMLTableElement): string {
  if (table.caption !== null) return cellText(table.caption);
  const before = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].filter(
    (heading) => heading.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const heading = before.at(-1);
  return heading === undefined ? "table" : cellText(heading);
}

function cellsOf(row: HTMLTableRowElement): Cell[] {
  const section = row.parentElement as HTMLTableSectionElement;
  // No cell reaches beyond the end of its section, and one of 0 rows reaches to it.
  const left = section.rows.length - row.sectionRowIndex;
  return [...row.cells].map((cell) => ({
    text: cellText(cell),
    rows: Math.min(cell.rowSpan || left, left),
    columns: cell.colSpan,
  }));
}

/** Moves a frame into an element that does not scroll with it. The focus stays on its element, be it the row of a jump. */
function wrap(frame: HTMLElement): HTMLElement {
  const wrapper = document.createElement("div");
  wrapper.className = "table-copied";
  const focused = frame.contains(document.activeElement) ? document.activeElement : null;
  const { scrollLeft } = frame;
  frame.replaceWith(wrapper);
  wrapper.append(frame);
  if (scrollLeft > 0) frame.scrollLeft = scrollLeft;
  if (focused instanceof HTMLElement) focusTarget(focused);
  return wrapper;
}
