import type { CanMessageSetSource } from "../../../../schema/generated/types.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import { isStatusShown } from "../shown-status.ts";

/** A message that is published, with its place in the list. */
export interface ShownMessage {
  readonly message: CanMessageSetSource["messages"][number];
  readonly m: number;
}

/** The messages of a set that the page may show, in the order written. */
export function visibleMessages({ data }: SourceOf<"can-message-set">, index: SiteIndex): ShownMessage[] {
  return data.messages.flatMap((message, m) =>
    isStatusShown(message.status ?? data.status, index) ? [{ message, m }] : [],
  );
}
