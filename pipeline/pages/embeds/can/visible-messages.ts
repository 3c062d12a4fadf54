import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import { isStatusShown } from "../shown-status.ts";

/** The places of the published messages in the list of a set. */
export function visibleMessages({ data }: SourceOf<"can-message-set">, index: SiteIndex): number[] {
  return data.messages.flatMap(({ status }, m) => (isStatusShown(status ?? data.status, index) ? [m] : []));
}
