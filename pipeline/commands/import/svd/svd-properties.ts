import { type Element, textOf } from "./read-xml.ts";
import { svdInteger, svdNumber } from "./svd-numbers.ts";

/** The properties that registers inherit from the device, their peripheral and their cluster. */
export interface Properties {
  readonly size?: number | undefined;
  readonly access?: string | undefined;
  readonly resetValue?: bigint | undefined;
  readonly resetMask?: bigint | undefined;
}

/** The properties of an element, and above them those around it. */
export function propertiesOf(element: Element, above: Properties): Properties {
  return {
    size: svdInteger(textOf(element, "size")) ?? above.size,
    access: textOf(element, "access") ?? above.access,
    resetValue: svdNumber(textOf(element, "resetValue")) ?? above.resetValue,
    resetMask: svdNumber(textOf(element, "resetMask")) ?? above.resetMask,
  };
}
