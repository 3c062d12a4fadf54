import type { Value } from "../../../schema/generated/types.ts";
import { oncePer } from "../../core/once.ts";
import { variantsOf } from "../../domain/boards/scope.ts";
import type { SourceOf } from "../../sources/parse/source.ts";

/** A value of at most one variant; a value for several variants becomes one for each of them. */
type OneValue = Omit<Value, "variant"> & { readonly variant?: string };

/** A value of a product with the position where it is written. */
export interface LocatedValue {
  readonly value: OneValue;
  /** JSON Pointer of the row. */
  readonly pointer: string;
  readonly section: string;
  readonly group: number;
  readonly title: string | undefined;
  readonly cond: string | undefined;
}

/** Every value of a product's datasheet, in the order written. */
export const locatedValues = oncePer(findValues);

function findValues(source: SourceOf<"product">): readonly LocatedValue[] {
  const { datasheet } = source.data;
  return (datasheet?.sections ?? []).flatMap((section, s) =>
    section.groups.flatMap((group, g) =>
      group.rows.flatMap((row, r) =>
        byVariant(row).map((value) => ({
          value,
          pointer: `/datasheet/sections/${s}/groups/${g}/rows/${r}`,
          section: section.id,
          group: g,
          title: group.title,
          cond: group.cond,
        })),
      ),
    ),
  );
}

function byVariant(row: Value): OneValue[] {
  const { variant, ...value } = row;
  if (variant === undefined) return [value];
  return variantsOf({ variant }).map((id) => ({ ...value, variant: id }));
}
