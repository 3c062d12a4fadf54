import { comparable, hasWords } from "./words-of.ts";

/** The rows of a page that a filter has left, and all of them. */
export interface FilterCount {
  readonly left: number;
  readonly all: number;
}

/** Leaves the rows of a page that have all words, and the parts with such a row or with the words in their heading. */
export function filterRows(main: HTMLElement, words: readonly string[]): FilterCount {
  const count = { left: 0, all: 0 };
  for (const table of main.querySelectorAll<HTMLTableElement>(".data-table")) {
    const part = table.closest<HTMLDetailsElement>(".fold");
    const isWhole = part !== null && words.length > 0 && hasWords(headText(part), words);
    const left = filterTable(table, isWhole ? [] : words, count);
    const frame = table.closest<HTMLElement>(".table-scroll") ?? table;
    frame.hidden = !left;
  }
  for (const part of main.querySelectorAll<HTMLDetailsElement>(".fold")) filterPart(part, words);
  return count;
}

/** Hides the rows without the words. Rows without an id below one that has an id, as fields of a register, stay with it. */
function filterTable(
  table: HTMLTableElement,
  words: readonly string[],
  count: { left: number; all: number },
): boolean {
  const rows = [...(table.tBodies[0]?.rows ?? [])];
  const hasIds = rows.some(({ id }) => id !== "");
  const groups: HTMLTableRowElement[][] = [];
  for (const row of rows) {
    if (row.id !== "" || !hasIds || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(row);
  }
  let isLeft = false;
  for (const group of groups) {
    const matches = hasWords(comparable(group.map(rowText).join(" ")), words);
    for (const row of group) row.hidden = !matches;
    count.all += 1;
    if (matches) count.left += 1;
    isLeft ||= matches;
  }
  return isLeft;
}

/** The text of a row, with the ids of what another page shows, which have its names. */
function rowText(row: HTMLTableRowElement): string {
  const ids = [...row.querySelectorAll("span[id]")].map(({ id }) => id);
  return [...[...row.cells].map((cell) => cell.textContent), ...ids].join(" ");
}

/** The heading of a part with the facts below it. */
function headText(part: HTMLElement): string {
  const facts = part.querySelector(".block-html");
  return comparable(`${part.querySelector("summary")?.textContent ?? ""} ${facts?.textContent ?? ""}`);
}

function filterPart(part: HTMLDetailsElement, words: readonly string[]): void {
  const tables = [...part.querySelectorAll<HTMLElement>(".data-frame")];
  const matches = hasWords(headText(part), words) || tables.some(({ hidden }) => !hidden);
  part.hidden = !matches;
  if (matches && words.length > 0) part.open = true;
}
