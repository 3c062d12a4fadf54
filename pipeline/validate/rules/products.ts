import type { ProductSource, Value } from "../../../schema/generated/types.ts";
import type { Parameter, SiteIndex } from "../../resolve/site-index.ts";
import type { Source } from "../../resolve/source.ts";

/** A value of a product's datasheet with the place where it is written. */
export interface SheetValue {
  readonly source: Source;
  readonly value: Value;
  readonly section: string;
  /** JSON Pointer of the row. */
  readonly pointer: string;
  /** JSON Pointer of the group. */
  readonly group: string;
  /** The dictionary's entry; absent when the id leads nowhere, which is reported as such. */
  readonly parameter: Parameter | undefined;
}

/** Every value of every published product. */
export function sheetValues(index: SiteIndex): SheetValue[] {
  return [...(index.records.get("product")?.values() ?? [])].flatMap((source) => valuesOf(source, index));
}

/** Every value of one product. */
export function valuesOf(source: Source, index: SiteIndex): SheetValue[] {
  const { datasheet } = source.data as Partial<ProductSource>;
  return (datasheet?.sections ?? []).flatMap((section, s) =>
    section.groups.flatMap((group, g) =>
      group.rows.map((value, r) => ({
        source,
        value,
        section: section.id,
        pointer: `/datasheet/sections/${s}/groups/${g}/rows/${r}`,
        group: `/datasheet/sections/${s}/groups/${g}`,
        parameter: index.parameters.get(value.param),
      })),
    ),
  );
}

/** Levels in rising order. */
export const levels = ["min", "nom", "typ", "max"] as const;
