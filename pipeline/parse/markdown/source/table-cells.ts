import { ContentMap } from "./content-map.ts";

const space = /[ \t\n\r\v\f\u00a0\ufeff\u2028\u2029\p{Zs}]/u;

/** Maps the cells of one table row whose text starts at `offset`, in the order of markdown-it's split. */
export function mapCells(row: string, offset: number): ContentMap[] {
  const from = row.length - row.trimStart().length;
  const end = row.trimEnd().length;
  const bounds: Array<[number, number]> = [];
  let last = from;
  for (let i = from; i <= end; i++) {
    if (i < end && !(row[i] === "|" && !(i > from && row[i - 1] === "\\"))) continue;
    bounds.push([last, i]);
    last = i + 1;
  }
  if (bounds[0]?.[0] === bounds[0]?.[1]) bounds.shift();
  const tail = bounds.at(-1);
  if (tail && tail[0] === tail[1]) bounds.pop();
  return bounds.map(([start, stop]) => mapCell(row, [start, stop], offset));
}

/** `a\|b` is the content `a|b`: each escaped pipe starts a new piece. */
function mapCell(row: string, [start, stop]: [number, number], offset: number): ContentMap {
  let from = start;
  while (from < stop && space.test(row[from] ?? "")) from++;
  const content = [0];
  const source = [offset + from];
  for (let i = from, removed = 0; i < stop; i++) {
    if (row[i] !== "\\" || row[i + 1] !== "|" || i + 1 >= stop) continue;
    content.push(i - from - removed);
    source.push(offset + i + 1);
    removed++;
  }
  return new ContentMap(content, source);
}
