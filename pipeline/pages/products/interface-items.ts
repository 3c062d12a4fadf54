import type { InterfaceType } from "../../model/resolve/interface-types.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { BoardItem } from "../embeds/board-items/board-item.ts";
import type { RecordEmbed } from "../embeds/embed.ts";
import { recordEmbeds } from "../embeds/registry.ts";
import { interfaceAnchor } from "../wiring/record-links.ts";

/** An item on the page that shows its record. */
export interface DifferingItem extends BoardItem {
  /** Id of its record there. */
  readonly recordAnchor: string;
}

/** The parts of a record that may differ by hardware revision and variant, published items alone. */
export function interfaceItems(record: SourceOf<InterfaceType>, index: SiteIndex): DifferingItem[] {
  const recordAnchor = interfaceAnchor(record);
  const embed: RecordEmbed = recordEmbeds[record.type];
  return (embed.boardItems?.(record, index) ?? []).map((item) => ({ ...item, recordAnchor }));
}
