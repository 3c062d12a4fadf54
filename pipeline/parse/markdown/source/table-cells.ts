import { ContentMap } from "./content-map.ts";

/** Maps the cells of one table row whose text starts at `offset`, in the order of markdown-it's split. */
export function mapCells(row: string, offset: number): ContentMap[] {
  const from = row.length - row.trimStart().length;
  const end = Math.max(from, row.trimEnd().length);
  const bounds: Array<[number, number]> = [];
  let last = from;
  for (let bar = row.indexOf("|", from); bar !== -1 && bar < end; bar = row.indexOf("|", bar + 1)) {
    if (bar > from && row[bar - 1] === "\\") continue;
    bounds.push([last, bar]);
    last = bar + 1;
  }
  bounds.push([last, end]);
  if (bounds[0]?.[0] === bounds[0]?.[1]) bounds.shift();
  const tail = bounds.at(-1);
  if (tail && tail[0] === tail[1]) bounds.pop();
  return bounds.map(([start, stop]) => mapCell(row, [start, stop], offset));
}

/** `a\|b` is the content `a|b`: each escaped pipe starts a new piece. */
function mapCell(row: string, [start, stop]: [number, number], offset: number): ContentMap {
  const cell = row.slice(start, stop).trimStart();
  const first = offset + stop - cell.length;
  const content = [0];
  const source = [first];
  for (let stroke = cell.indexOf("\\|"); stroke !== -1; stroke = cell.indexOf("\\|", stroke + 2)) {
    source.push(first + stroke + 1);
    content.push(stroke - content.length + 1);
  }
  return new ContentMap(content, source);
}
