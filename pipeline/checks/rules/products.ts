import type { ProductSource, Value } from "../../../schema/generated/types.ts";
import { oncePer } from "../../core/once.ts";
import { oncePerIndex } from "../../model/resolve/once-per-index.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { isWithheld, type Parameter, type SiteIndex } from "../../model/resolve/site-index.ts";
import { isSound, type Source } from "../../sources/parse/source.ts";

/** A value of a product's datasheet with the position where it is written. */
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

/** Every value of every published product, and of those with mistakes elsewhere what is sound; one list for all rules. */
export const sheetValues = oncePer(findValues);

function findValues(index: SiteIndex): readonly SheetValue[] {
  const published = recordsOf(index, "product");
  const broken = [...index.sources.values()].filter(
    (source) => source.type === "product" && !source.valid && (index.review || !isWithheld(source)),
  );
  return [...published, ...broken].flatMap((source) => valuesOf(source, index));
}

/** Every value of one product that can be read. */
export const valuesOf = oncePerIndex(readValues);

function readValues(source: Source, index: SiteIndex): readonly SheetValue[] {
  const { datasheet } = source.data as Partial<ProductSource>;
  return listOf(datasheet?.sections).flatMap((section, s) =>
    listOf(section?.groups).flatMap((group, g) =>
      listOf(group?.rows).flatMap((value, r) => {
        const at = `/datasheet/sections/${s}/groups/${g}`;
        const pointer = `${at}/rows/${r}`;
        if (!isSound(source, pointer)) return [];
        return [
          {
            source,
            value,
            section: section.id,
            pointer,
            group: at,
            parameter: index.parameters.get(value.param),
          },
        ];
      }),
    ),
  );
}

/** The list that a valid source has there; a source with mistakes may have anything. */
function listOf<T>(value: readonly T[] | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}

/** Levels in rising order. */
export const levels = ["min", "nom", "typ", "max"] as const;
