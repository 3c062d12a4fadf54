import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import { connectorBlock } from "../wiring/connector-block.ts";
import { classInWords } from "../wiring/pin-class.ts";
import type { BoardItem } from "./board-items/board-item.ts";
import type { RecordEmbed } from "./embed.ts";
import { unpublished } from "./unpublished.ts";

/** A connector: its drawing and its pins. */
export const embed: RecordEmbed<"connector"> = {
  ref: "connector",
  boardItems: pinItems,
  compile({ record, claimAnchor }, context) {
    if (!isShown(record.data, context.index.review)) return unpublished("connector", record);
    return connectorBlock(record, context, claimAnchor);
  },
};

/** The pins of a connector. */
function pinItems({ data }: SourceOf<"connector">, index: SiteIndex): BoardItem[] {
  return data.pins.map((pin) => ({
    title: `Pin ${pin.number}`,
    display: `${pin.name} (${classInWords(pin.class, index)})`,
    scopes: [pin],
    anchor: `${data.id}-pin-${pin.number}`,
  }));
}
