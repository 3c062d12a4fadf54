import { ContentMap } from "./content-map.ts";

/** Maps the cells of one table row whose text starts at `offset`, in the order of markdown-it's split. */
export function mapCells(row: string, offset: number): ContentMap[] {
  const from = row.length - row.trimStart().length;
  const end = row.trimEnd().length;
  const cells: ContentMap[] = [];
  for (let start = from; start <= end; ) {
    const stop = endOfCell(row, start, end);
    // Nothing before the first bar, or behind the last one, is no cell.
    const isOutside = start === stop && (start === from || stop === end);
    if (!isOutside) cells.push(mapCell(row.slice(start, stop), offset + start));
    start = stop + 1;
  }
  return cells;
}

/** The next bar that is not escaped. */
function endOfCell(row: string, start: number, end: number): number {
  for (let bar = row.indexOf("|", start); bar !== -1 && bar < end; bar = row.indexOf("|", bar + 1)) {
    if (row[bar - 1] !== "\\") return bar;
  }
  return end;
}

/** `a\|b` is the content `a|b`: each escaped pipe starts a new piece. */
function mapCell(written: string, offset: number): ContentMap {
  const cell = written.trimStart();
  const first = offset + written.length - cell.length;
  const content = [0];
  const source = [first];
  for (let stroke = cell.indexOf("\\|"); stroke !== -1; stroke = cell.indexOf("\\|", stroke + 2)) {
    source.push(first + stroke + 1);
    content.push(stroke - content.length + 1);
  }
  return new ContentMap(content, source);
}
