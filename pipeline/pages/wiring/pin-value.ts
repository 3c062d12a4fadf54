import type { ConnectorSource, PinValue, Value } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import { formatValue } from "../../model/values/format-value.ts";
import type { Source } from "../../sources/parse/source.ts";

type Pin = ConnectorSource["pins"][number];

const QUANTITIES = { level: "level", maxCurrent: "largest current" } as const;

/** A quantity of a pin or cable as text, such as `5 V` or `4.5 V to 5.5 V`; undefined where it is not published. */
export function pinValueText(
  source: Source,
  pointer: string,
  value: PinValue | undefined,
  index: SiteIndex,
): string | undefined {
  if (value === undefined || !isPublished(value, index)) return undefined;
  return formatValue(
    asValue(value),
    (level) => source.digits[`${pointer}/${level}`],
    index.units.get(value.unit),
  );
}

/** The facts about a pin that are not stated, or not published, in words. */
export function unknownOfPin({ unknown, level, maxCurrent }: Pin, index: SiteIndex): string[] {
  const isOpen = (key: keyof typeof QUANTITIES, value: PinValue | undefined): boolean =>
    unknown?.includes(key) === true || (value !== undefined && !isPublished(value, index));
  return [
    ...(isOpen("level", level) ? [QUANTITIES.level] : []),
    ...(isOpen("maxCurrent", maxCurrent) ? [QUANTITIES.maxCurrent] : []),
  ];
}

/** Whether the public output may show the value. */
function isPublished(value: PinValue, index: SiteIndex): boolean {
  return isShown(asValue(value), index.review);
}

/** A pin's value has no parameter of the dictionary: its place says what it is. */
function asValue({ min, nom, max, unit, status }: PinValue): Value {
  return {
    param: "",
    unit,
    ...defined({ min, nom, max, status }),
  };
}
