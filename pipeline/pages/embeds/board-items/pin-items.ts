import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import { classInWords } from "../../wiring/pin-class.ts";
import type { BoardItem } from "./board-item.ts";

/** The pins of a connector. */
export function pinItems({ data }: SourceOf<"connector">, index: SiteIndex): BoardItem[] {
  return data.pins.map((pin) => ({
    title: `Pin ${pin.number}`,
    display: `${pin.name} (${classInWords(pin.class, index)})`,
    scopes: [pin],
    anchor: `${data.id}-pin-${pin.number}`,
  }));
}
