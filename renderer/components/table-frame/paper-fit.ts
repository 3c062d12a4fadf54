/**
 * How a table that is too wide for a sheet of paper is printed: on a turned sheet, and if that is too narrow with
 * broken words.
 */
type PaperFit = "turned" | "broken";

/** Characters across a sheet of A4, at the size of tables there, and what the gap after a column takes of them. */
const UPRIGHT = { characters: 100, gap: 2.2 };
/** The same for a sheet of Letter that is turned, at the size of turned tables: `[data-paper]` in `styles/print.css`. */
const TURNED = { characters: 185, gap: 1.5 };
const WIDE_LETTERS = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/g;

/** How a table fits paper, by the longest words of its columns; undefined where it does as it is. Cells are HTML. */
export function paperFit(rows: readonly (readonly string[])[]): PaperFit | undefined {
  const widths: number[] = [];
  for (const cells of rows)
    for (const [column, cell] of cells.entries())
      widths[column] = Math.max(widths[column] ?? 0, longestWord(cell));
  const words = widths.reduce((sum, width) => sum + width, 0);
  const fits = ({ characters, gap }: typeof UPRIGHT) => words + widths.length * gap <= characters;
  if (fits(UPRIGHT)) return undefined;
  return fits(TURNED) ? "turned" : "broken";
}

/** The same for a table as HTML. */
export function paperFitOfHtml(table: string): PaperFit | undefined {
  const rows = table.split(/<tr(?=[\s>])/).slice(1);
  return paperFit(rows.map((row) => row.split(/<t[hd](?=[\s>])[^>]*>/).slice(1)));
}

/** Its length in characters. Those of East Asia break anywhere and are twice as wide. */
function longestWord(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, "").replaceAll(/&[a-z0-9#]+;/gi, "x");
  return text
    .replaceAll(WIDE_LETTERS, " xx ")
    .split(/[\s\u200b]+|(?<=[-‐])/)
    .reduce((most, { length }) => Math.max(most, length), 0);
}
