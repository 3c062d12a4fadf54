import { binarySize } from "./binary-value.ts";
import { type SerialField, timesOf } from "./serial-types.ts";

/** Bytes of something that can vary: equal where it cannot. */
interface Sizes {
  readonly least: number;
  readonly most: number;
}

/** Bytes of fields one behind the other; what has no size counts none. */
export function sizesOfFields(fields: readonly SerialField[]): Sizes {
  return fields
    .map(sizesOfField)
    .reduce((sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }), {
      least: 0,
      most: 0,
    });
}

/** Bytes of all repetitions of a field: a field that another one counts may be absent. */
function sizesOfField(field: SerialField): Sizes {
  const { least, most } = sizesOfElement(field);
  return { least: field.count === undefined ? least * timesOf(field) : 0, most: most * timesOf(field) };
}

/** Bytes of one repetition of a field. */
export function sizesOfElement(field: SerialField): Sizes {
  if (field.type === "structure") return sizesOfFields(field.fields ?? []);
  const size = binarySize(field) ?? 0;
  return { least: size, most: size };
}
