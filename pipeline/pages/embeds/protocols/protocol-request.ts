import type { SerialProtocolSource } from "../../../../schema/generated/types.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import type { CompileContext } from "../../context.ts";
import type { OverviewRequest } from "../overview-row.ts";
import { isStatusShown } from "../shown-status.ts";

/** Input for the tables of a serial protocol. */
export interface ProtocolRequest extends OverviewRequest {
  readonly record: SourceOf<"serial-protocol">;
  readonly context: CompileContext;
}

/** A message that is published, with its place in the list. */
export interface ShownMessage {
  readonly message: SerialProtocolSource["messages"][number];
  readonly m: number;
}

/** The messages that the page may show, in the order written. */
export function visibleMessages({ data }: ProtocolRequest["record"], index: SiteIndex): ShownMessage[] {
  return data.messages.flatMap((message, m) =>
    isStatusShown(message.status ?? data.status, index) ? [{ message, m }] : [],
  );
}

/** Words for the side that sends a message. */
export const senderWords = { "to-device": "your side", "from-device": "the device" } as const;

/** HTML of a piece of code, whose text is escaped already. */
export function codeOf(text: string): string {
  return `<code>${text}</code>`;
}
