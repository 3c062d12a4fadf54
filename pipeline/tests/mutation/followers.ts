import type { DataTexts, Fault } from "./mutant.ts";
import { faultAt, type Occurrence, occurrencesOf, outsideCode } from "./occurrences.ts";
import { rowsOf } from "./rows.ts";

/** Texts after a change, for places in a changed file. */
type Edits = ReadonlyMap<string, string | null>;

/** All files with the changed ones as they are now. */
export function textsAfter(data: DataTexts, edits: Edits): Pick<DataTexts, "texts"> {
  const texts = new Map(data.texts);
  for (const [path, text] of edits) {
    if (text === null) texts.delete(path);
    else texts.set(path, text);
  }
  return { texts };
}

/** A fault of this code at each place. */
export function faultsAt(
  code: string,
  occurrences: readonly Occurrence[],
  { texts }: Pick<DataTexts, "texts">,
): Fault[] {
  return occurrences.map(({ file, start }) => faultAt(code, file, texts.get(file) ?? "", start));
}

/** References in prose to a value of a product; without a parameter, to any of its values. */
export function valueUses(data: Pick<DataTexts, "texts">, product: string, param = "[\\w-]+"): Occurrence[] {
  const reference = new RegExp(`(?<it>\\{\\{ product\\.${product}\\.${param} \\}\\})`);
  return outsideCode(occurrencesOf(data, reference, /./, `product.${product}.`), data);
}

/** Links to the anchor of a parameter on the page of a product. */
export function anchorUses(data: Pick<DataTexts, "texts">, pathname: string, anchor: string): Occurrence[] {
  // A quoted string begins with its quote.
  return occurrencesOf(
    data,
    new RegExp(`(?<it>["']?${pathname}#${anchor})(?![\\w-])`),
    /./,
    `${pathname}#${anchor}`,
  );
}

/** Columns of families whose parameter no product states after these edits; a family without products has none. */
export function emptyColumns(data: DataTexts, edits: Edits): Fault[] {
  const after = textsAfter(data, edits);
  const filled = new Set(
    rowsOf({ ...data, ...after }).map(({ occurrence, param }) => `${folderOf(occurrence.file)} ${param}`),
  );
  const unknown = occurrencesOf(after, /^ {4}- (?<it>[a-z]+-[a-z-]+)$/m, /^products\//);
  for (const { file, text } of unknown) filled.add(`${folderOf(file)} ${text}`);
  const families = new Set([...after.texts.keys()].filter((file) => /^products\//.test(file)).map(folderOf));
  const columns = occurrencesOf(after, /^parameters: \[(?<it>[^\]]+)\]$/m, /^families\//).flatMap((list) =>
    [...list.text.matchAll(/[\w-]+/g)].map(({ 0: text, index }) => ({
      ...list,
      start: list.start + index,
      text,
    })),
  );
  const empty = columns.filter(({ file, text }) => {
    const family = file.slice("families/".length, -".yaml".length);
    return families.has(family) && !filled.has(`${family} ${text}`);
  });
  return faultsAt("column-empty", empty, after);
}

/** A product belongs to the family that its folder names. */
function folderOf(file: string): string {
  return file.split("/").at(-2) ?? "";
}
