import type { PageRecord } from "../../schema/generated/types.ts";
import type { PageClaim } from "../resolve/page-table.ts";
import type { ValidSource } from "../resolve/source.ts";
import type { CompileContext } from "./context.ts";

/** How an authored type becomes a page. A new type is one file in `types/` that exports this as `recordType`. */
export interface RecordType<T extends PageRecord["type"] = PageRecord["type"]> {
  /** Address template used where `site.yaml` gives none. */
  readonly route: string;
  /** Makes the page record. Pure: what it may know beside the source is in the context. */
  readonly compile: (
    source: ValidSource,
    page: PageClaim,
    context: CompileContext,
  ) => Extract<PageRecord, { type: T }>;
}
