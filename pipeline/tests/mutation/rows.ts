import type { DataTexts } from "./mutant.ts";
import { type Occurrence, occurrencesOf } from "./occurrences.ts";

/** A value of a datasheet: one row, in braces on one line or as a block of lines. */
export interface Row {
  readonly occurrence: Occurrence;
  readonly product: string;
  readonly pathname: string;
  readonly param: string;
}

const block = /^(?<pad> +)- (?<it>param: (?<param>[a-z0-9-]+)\n(?:\k<pad> {2}\S.*\n?)*)/m;
const braces = /^ +- (?<it>\{ param: (?<param>[a-z0-9-]+),.*\})$/m;

/** Every row of every datasheet, found by the shape of its text. */
export function rowsOf(data: DataTexts): Row[] {
  return [
    ...occurrencesOf(data, block, /^products\//),
    ...occurrencesOf(data, braces, /^products\//),
  ].flatMap((occurrence) => {
    const pathname = data.pageOf(occurrence.file);
    if (pathname === undefined) return [];
    return [
      {
        occurrence,
        product: pathname.split("/").at(-1) ?? "",
        pathname,
        param: occurrence.groups.param ?? "",
      },
    ];
  });
}

/** A part of a row, found by a pattern with a group `it`. */
export function partOf(row: Row, pattern: RegExp): Occurrence | undefined {
  const match = new RegExp(pattern.source, "d").exec(row.occurrence.text);
  const [start] = match?.indices?.groups?.it ?? match?.indices?.[0] ?? [];
  if (match === null || start === undefined) return undefined;
  const text = match.groups?.it ?? match[0];
  return {
    file: row.occurrence.file,
    start: row.occurrence.start + start,
    text,
    groups: { ...match.groups },
  };
}
