import { own, valueAt } from "../core/json-pointer.ts";
import { formatDigits, withUnit } from "../domain/quantity/format-digits.ts";
import type { SiteIndex, Unit } from "../model/resolve/site-index.ts";
import { locatedValues } from "../model/values/located-values.ts";
import { specRow } from "../model/values/spec-rows.ts";
import { isOfType, type Source, type ValidSource } from "../sources/parse/source.ts";

/** A record in one state of the site. */
interface Stated {
  readonly source: ValidSource;
  readonly index: SiteIndex;
}

const row = /^\/datasheet\/sections\/\d+\/groups\/\d+\/rows\/\d+/;
const level = /\/(?:min|nom|typ|max|tolerance|count)$/;

/** The row of a datasheet that contains a field. */
export function rowPointer(pointer: string): string | undefined {
  return row.exec(pointer)?.[0];
}

/** A number or a whole row as the page shows it, with unit; undefined where the field is neither. */
export function valueText({ source, index }: Stated, pointer: string): string | undefined {
  const whole = rowPointer(pointer);
  if (whole !== undefined && whole === pointer && isOfType(source, "product")) {
    const located = locatedValues(source).find((value) => value.pointer === whole);
    return located === undefined ? undefined : specRow(source, located, index).display;
  }
  if (!level.test(pointer)) return undefined;
  const digits = source.digits[pointer];
  const unit = unitAt(source, pointer.slice(0, pointer.lastIndexOf("/")), index);
  return digits === undefined ? undefined : withUnit(formatDigits(digits), unit);
}

function unitAt(source: Source, pointer: string, index: SiteIndex): Unit | undefined {
  const id = own(valueAt(source.data, pointer), "unit");
  return typeof id === "string" ? index.units.get(id) : undefined;
}
