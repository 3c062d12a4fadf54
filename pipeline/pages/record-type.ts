import type { PageRecord } from "../../schema/generated/types.ts";
import type { PageClaim } from "../model/resolve/page-table.ts";
import type { SourceOf, SourceTypes, ValidSource } from "../sources/parse/source.ts";
import type { CompileContext } from "./context.ts";
import type { PageFields } from "./pages/page-fields.ts";

/** Types that authors write and that become pages of the same name; docs and categories are compiled with their tree. */
type PageType = Exclude<PageRecord["type"] & keyof SourceTypes, "doc" | "category">;

/** How an authored type becomes a page. A new type is one file in `types/` that exports this as `recordType`. */
export interface RecordType<T extends PageType = PageType> {
  /** Address template used where `site.yaml` gives none. */
  readonly route: string;
  /** Makes the page record. Pure: what it may know beside the source is in the context. */
  compile(source: SourceOf<T>, page: PageClaim, context: CompileContext): Extract<PageRecord, { type: T }>;
  /**
   * The fields of the record of a stub besides those of all pages: a name, where it belongs and what leads
   * on, all else empty. Absent: as `compile` makes it, and the page of a stub shows nothing of that.
   */
  stub?(source: SourceOf<T>, context: CompileContext): OwnFields<Extract<PageRecord, { type: T }>>;
}

/** The fields of a record beside those that all records have. */
type OwnFields<P> = Omit<P, Exclude<keyof PageFields, "unknown">>;

/** A record type for code that finds it by the type of a source. */
export interface FoundType extends Pick<RecordType, "route"> {
  compile(source: ValidSource, page: PageClaim, context: CompileContext): PageRecord;
  stub?(source: ValidSource, context: CompileContext): object;
}
